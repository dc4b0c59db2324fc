import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../../../shared/announcements/use-announcement';
import type { TestMailDto } from '../../../../api/generated/model';
import { isolated } from '../../../../shared/i18n/isolated';
import { Button } from '../../../../shared/ui/actions/button';
import { Alert } from '../../../../shared/ui/feedback/alert';
import { InlineError } from '../../../../shared/ui/feedback/inline-error';
import type { StatusStore } from '../status.store';
import styles from './status.module.css';

interface Props {
  isBusy: boolean;
  sent: StatusStore['sent'];
  onSend: () => void;
}

/** Sends a mail to the person, and says what became of it. */
export function TestMail({ isBusy, sent, onSend }: Props) {
  const { t } = useTranslation('status');
  return (
    <div className={styles.action}>
      <p className={styles.note}>{t('testMail.text')}</p>
      <div className={styles.action}>
        <Button busy={isBusy} onClick={onSend}>
          {t('testMail.send')}
        </Button>
      </div>
      {sent !== null && (
        <div className={styles.action}>
          {'error' in sent ? <InlineError error={sent.error} /> : <Answer answer={sent.answer} />}
        </div>
      )}
    </div>
  );
}

function Answer({ answer: { to, refusal, answer } }: { answer: TestMailDto }) {
  const { t } = useTranslation('status');
  const accepted = t('testMail.accepted', { to: isolated(to) });
  // An alert is read out by itself.
  useAnnouncement(refusal === null ? accepted : '');
  if (refusal === null) return <p>{accepted}</p>;
  return (
    <Alert>
      {t(`testMail.${refusal}`)}
      {answer !== '' && (
        <>
          {' '}
          {t('testMail.answer')} <code lang="en">{answer}</code>
        </>
      )}
    </Alert>
  );
}
