import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../../shared/ui/actions/button';
import { Alert } from '../../../../shared/ui/feedback/alert';
import type { GroupFormStore } from './group-form.store';
import styles from './group-form.module.css';

interface Props {
  store: GroupFormStore;
  onRefill: (change: number) => void;
}

/** What the reader has to know before they submit: an open change, a returned one, or other applied parameters. */
export const FormNotices = observer(function FormNotices({ store, onRefill }: Props) {
  const { t } = useTranslation('profile-parameters');
  const { pending, returned, hasMoved } = store;
  return (
    <>
      {pending !== null && (
        <Alert kind="warning">
          <div className={styles.notice}>
            <p>{t('form.open', { number: pending.contentNumber })}</p>
            <Link to="/profile/basic">{t('form.open.link')}</Link>
          </div>
        </Alert>
      )}
      {returned !== null && (
        <Alert kind="warning">
          <div className={styles.notice}>
            <p>{t('form.returned', { comment: returned.comment })}</p>
            <Button
              onClick={() => {
                onRefill(returned.id);
              }}
            >
              {t('form.refill')}
            </Button>
          </div>
        </Alert>
      )}
      {hasMoved && <Alert kind="warning">{t('form.moved')}</Alert>}
    </>
  );
});
