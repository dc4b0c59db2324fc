import { useTranslation } from 'react-i18next';
import type { AuthenticatorSetUpDto } from '../../../../api/generated/model';
import styles from './authenticator-key.module.css';
import { QrCode } from './qr-code';

/** The key of an authenticator app: as a picture for its camera, and as text for people who type it. */
export function AuthenticatorKey({ setUp: { address, secret } }: { setUp: AuthenticatorSetUpDto }) {
  const { t } = useTranslation('security');
  return (
    <div className={styles.key}>
      <p>{t('app.scan.about')}</p>
      <QrCode text={address} label={t('app.qr')} />
      <p>{t('app.scan.text')}</p>
      <code translate="no" className={styles.text}>
        {secret.match(/.{1,4}/g)?.join(' ')}
      </code>
    </div>
  );
}
