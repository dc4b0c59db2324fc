import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/actions/button';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { EmptyState } from '../../../shared/ui/feedback/empty-state';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { OperationEntry } from './components/operations/operation-entry';
import styles from './components/operations/operations.module.css';
import { PolicyOperationsStore } from './policy-operations.store';

interface Props {
  /** Number of changes so far: each change reloads the list. */
  changes: number;
  onChanged: () => void;
  onClose: () => void;
}

/** The bulk operations of the last day, who ran them, and undo. */
export const PolicyOperationsDrawer = observer(function PolicyOperationsDrawer(props: Props) {
  const { changes, onChanged, onClose } = props;
  const { t } = useTranslation('policies');
  const [store] = useState(() => new PolicyOperationsStore());
  const { recent, failure } = store;

  useEffect(() => {
    void store.show();
    return store.stop;
  }, [store, changes]);

  const undo = async (id: string) => {
    const isUndone = await store.undo(id);
    if (isUndone) onChanged();
    return isUndone;
  };

  return (
    <Dialog shape="sheet" title={t('recent')} onClose={onClose}>
      <div className={styles.body}>
        <ResourceView resource={recent} skeleton={<Waiting />} onRetry={() => void store.show()}>
          {({ list, total }) =>
            list.length === 0 ? (
              <EmptyState title={t('recent.none')}>{t('recent.text')}</EmptyState>
            ) : (
              <>
                <p className={styles.text}>{t('recent.text')}</p>
                <ul>
                  {list.map((operation) => {
                    const { operationId: id } = operation;
                    return (
                      <OperationEntry
                        key={id}
                        operation={operation}
                        isBusy={store.undoing === id}
                        failure={failure?.id === id ? failure.error : null}
                        onUndo={() => undo(id)}
                      />
                    );
                  })}
                </ul>
                {list.length < total && (
                  <Button busy={recent.isLoading} onClick={() => void store.showOlder()}>
                    {t('history.older')}
                  </Button>
                )}
              </>
            )
          }
        </ResourceView>
      </div>
    </Dialog>
  );
});

function Waiting() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      {[0, 1, 2, 3].map((at) => (
        <Skeleton key={at} height={44} />
      ))}
    </div>
  );
}
