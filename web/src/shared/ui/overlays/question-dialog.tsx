import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import type { ConfirmStore } from './confirm.store';
import { Dialog } from './dialog';
import styles from './question-dialog.module.css';

/** The dialog of `confirm`. */
export const QuestionDialog = observer(function QuestionDialog({ store }: { store: ConfirmStore }) {
  const { t } = useTranslation();
  const { asked, isBusy, confirm, cancel } = store;
  if (asked === null) return null;
  return (
    <Dialog title={asked.title} onClose={cancel}>
      <p>{asked.text}</p>
      <div className={styles.actions}>
        <Button onClick={cancel}>{asked.keep ?? t('action.cancel')}</Button>
        <Button look="primary" busy={isBusy} onClick={() => void confirm()}>
          {asked.action}
        </Button>
      </div>
    </Dialog>
  );
});
