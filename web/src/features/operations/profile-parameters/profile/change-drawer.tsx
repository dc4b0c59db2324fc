import IconExclamation from '@arco-design/web-react/icon/react-icon/IconExclamation';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../api/api-error';
import { NOT_FOUND } from '../../../../api/codes';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { StatePanel } from '../../../../shared/ui/feedback/state-panel';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { ApprovalSteps } from './approval-steps';
import { ChangeFacts } from './change-facts';
import { ChangeRecordStore } from './change-record.store';
import { DifferenceTable } from './difference-table';
import styles from './drawer.module.css';

interface Props {
  id: number;
  /** Number of changes so far: each change reloads the details. */
  changes: number;
  onClose: () => void;
}

/** An entry of the log: what changes from what to what, who made which step, and the comment. */
export const ChangeDrawer = observer(function ChangeDrawer({ id, changes, onClose }: Props) {
  const { t } = useTranslation('profile-parameters');
  const [store] = useState(() => new ChangeRecordStore(id));
  useEffect(() => {
    void store.load();
    return store.view.stop;
  }, [store, changes]);
  const { error, data } = store.view;
  return (
    <Dialog shape="sheet" title={data?.contentNumber ?? t('detail.title')} onClose={onClose}>
      <div className={styles.body}>
        {error instanceof ApiError && error.code === NOT_FOUND ? (
          <StatePanel icon={<IconExclamation />} title={t('detail.gone')}>
            {t('detail.gone.text')}
          </StatePanel>
        ) : (
          <ResourceView
            resource={store.view}
            skeleton={<Skeleton height={320} />}
            onRetry={() => void store.load()}
          >
            {(change) => (
              <>
                <ApprovalSteps steps={change.steps} />
                <ChangeFacts change={change} />
                <h3 className={styles.heading}>{t('detail.differences')}</h3>
                <DifferenceTable differences={change.differences} />
              </>
            )}
          </ResourceView>
        )}
      </div>
    </Dialog>
  );
});
