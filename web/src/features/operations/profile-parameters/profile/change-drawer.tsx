import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawerProps } from '../../../../shared/records/page-parts';
import { ReviewDrawer } from '../../../../shared/records/review-drawer';
import { ApprovalSteps } from './approval-steps';
import { ChangeFacts } from './change-facts';
import { newChangeReview } from './change-review.store';
import { DifferenceTable } from './difference-table';
import styles from './drawer.module.css';
import { useChangeWords } from './use-change-words';

/** An entry of the log: what changes from what to what, who made which step, and what can be done with it. */
export const ChangeDrawer = observer(function ChangeDrawer({ id, ...drawer }: DrawerProps) {
  const { t } = useTranslation('profile-parameters');
  const [store] = useState(() => newChangeReview(id));
  const number = store.record.view.data?.contentNumber;
  const words = useChangeWords(number ?? '');
  return (
    <ReviewDrawer
      {...drawer}
      store={store}
      words={words}
      title={number ?? t('detail.title')}
      gone={{ title: t('detail.gone'), text: t('detail.gone.text') }}
    >
      {(change) => (
        <>
          <ApprovalSteps steps={change.steps} />
          <ChangeFacts change={change} />
          <h3 className={styles.heading}>{t('detail.differences')}</h3>
          <DifferenceTable differences={change.differences} />
        </>
      )}
    </ReviewDrawer>
  );
});
