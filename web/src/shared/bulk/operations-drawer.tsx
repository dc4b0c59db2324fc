import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/actions/button';
import { Dialog } from '../ui/overlays/dialog';
import { EmptyState } from '../ui/feedback/empty-state';
import { ResourceView } from '../ui/loaded/resource-view';
import { Skeleton } from '../ui/feedback/skeleton';
import { OperationEntry } from './operation-entry';
import styles from './operations.module.css';
import { type OperationCalls, OperationsStore } from './operations.store';

/** Where a page shows them. */
export interface OperationsPlace {
  /** Number of changes so far: each change reloads the list. */
  changes: number;
  onChanged: () => void;
  onClose: () => void;
}

interface Props<Action extends string> extends OperationsPlace {
  calls: OperationCalls<Action>;
  mayUndo: boolean;
  actionOf: (action: Action) => string;
  /** With how many records it was done. */
  countOf: (count: number) => string;
}

/** The bulk operations of the last day, who ran them, and undo. */
export const OperationsDrawer = observer(function OperationsDrawer<Action extends string>(
  props: Props<Action>,
) {
  const { calls, mayUndo, actionOf, countOf, changes, onChanged, onClose } = props;
  const { t } = useTranslation('bulk');
  const [store] = useState(() => new OperationsStore(calls));
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
                        action={actionOf(operation.action)}
                        count={countOf(operation.changed)}
                        mayUndo={mayUndo}
                        isBusy={store.undoing === id}
                        failure={failure?.id === id ? failure.error : null}
                        onUndo={() => undo(id)}
                      />
                    );
                  })}
                </ul>
                {list.length < total && (
                  <Button busy={recent.isLoading} onClick={() => void store.showOlder()}>
                    {t('recent.older')}
                  </Button>
                )}
              </>
            )
          }
        </ResourceView>
      </div>
    </Dialog>
  );
}) as <Action extends string>(props: Props<Action>) => ReactNode;

function Waiting() {
  return (
    <div aria-busy="true" className={styles.waiting}>
      {[0, 1, 2, 3].map((at) => (
        <Skeleton key={at} height={44} />
      ))}
    </div>
  );
}
