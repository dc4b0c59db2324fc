import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawerProps } from '../../../../shared/records/page-parts';
import { Approvals } from '../../../../shared/records/approvals';
import { RecordDrawer } from '../../../../shared/records/record-drawer';
import { ReviewHistory } from '../../../../shared/records/review-history';
import { ApprovalSteps } from './approval-steps';
import { ChangeFacts } from './change-facts';
import { newChangeRecord } from './change-record.store';
import { DifferenceTable } from './difference-table';
import styles from './drawer.module.css';

/** The state that each action in the history leads to. */
const stateAfter = {
  submit: 'submitted',
  review: 'underReview',
  approve: 'applied',
  return: 'returned',
  cancel: 'cancelled',
} as const;
const historyActions = Object.keys(stateAfter) as (keyof typeof stateAfter)[];

/** An entry of the log: what changes from what to what, who made which step, and the comment. */
export const ChangeDrawer = observer(function ChangeDrawer({
  id,
  changes,
  onClose,
}: Omit<DrawerProps, 'onChanged'>) {
  const { t } = useTranslation('profile-parameters');
  const [record] = useState(() => newChangeRecord(id));
  return (
    <RecordDrawer
      record={record}
      title={record.view.data?.contentNumber ?? t('detail.title')}
      gone={{ title: t('detail.gone'), text: t('detail.gone.text') }}
      changes={changes}
      onClose={onClose}
    >
      {(change) => (
        <>
          <ApprovalSteps steps={change.steps} />
          <ChangeFacts change={change} />
          <Approvals record={change} />
          <h3 className={styles.heading}>{t('detail.differences')}</h3>
          <DifferenceTable differences={change.differences} />
          <ReviewHistory
            store={record.history}
            actions={historyActions}
            textOf={(action) => t(`told.${stateAfter[action]}`, { number: change.contentNumber })}
          />
        </>
      )}
    </RecordDrawer>
  );
});
