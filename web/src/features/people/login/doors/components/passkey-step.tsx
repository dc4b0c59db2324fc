import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { supportsPasskeys } from '../../../../../shared/passkeys/supports-passkeys';
import { Button, type ButtonLook } from '../../../../../shared/ui/actions/button';
import { InlineError } from '../../../../../shared/ui/feedback/inline-error';
import { finishWithPasskey } from '../../passkeys/passkey-login.store';
import styles from './passkey-step.module.css';

interface Props {
  challenge: string;
  look: ButtonLook;
  /** It takes the place of a form whose button the person has just pressed. */
  autoFocus: boolean;
  onSignedIn: () => void;
}

/** Confirms by a passkey. Its failure leaves the other ways open. */
export function PasskeyStep({ challenge, look, autoFocus, onSignedIn }: Props) {
  const { t } = useTranslation('doors');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (!supportsPasskeys()) return <p className={styles.none}>{t('second.passkey.none')}</p>;
  const ask = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await finishWithPasskey(challenge);
      onSignedIn();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <div className={styles.step}>
      {failure !== null && <InlineError error={failure} />}
      <Button
        look={look}
        busy={isBusy}
        autoFocus={autoFocus}
        className={styles.button}
        onClick={() => void ask()}
      >
        {t('second.passkey')}
      </Button>
    </div>
  );
}
