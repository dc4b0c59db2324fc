import { useTranslation } from 'react-i18next';
import type { SecurityDto } from '../../../../api/generated/model';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { canConfirm, hintOf } from './email-hint';
import type { SecurityDialog } from '../security-dialogs';
import { AuthenticatorRow } from './authenticator-row';
import { SecurityRow } from './security-row';
import styles from './security-rows.module.css';

interface Props {
  security: SecurityDto;
  /** Nothing else is open before there is a second factor. */
  onlySecondFactor: boolean;
  onOpen: (dialog: SecurityDialog) => void;
}

export function SecurityRows({ security, onlySecondFactor, onOpen }: Props) {
  const { t } = useTranslation(['security', 'forms']);
  const { passwordChangedAt, phone, email, emailConfirmed, emailWaiting } = security;
  const { recoveryCodesLeft: left, recoveryCodesCreatedAt } = security;
  const hasFactor = security.authenticatorAppSince !== null || security.passkeys > 0;
  const open = (dialog: SecurityDialog) => () => {
    onOpen(dialog);
  };
  const enterCode = emailWaiting !== null && {
    label: t('email.enterCode'),
    onClick: open({ kind: 'emailCode', email: emailWaiting }),
  };
  const app = <AuthenticatorRow security={security} onOpen={onOpen} />;
  if (onlySecondFactor) return <ul className={styles.rows}>{app}</ul>;
  return (
    <ul className={styles.rows}>
      <SecurityRow
        title={t('password')}
        hint={t('forms:password.rule')}
        actions={[{ label: t('password.change'), onClick: open({ kind: 'password' }) }]}
      >
        <StateTag tone="good">{t('isSet')}</StateTag>
        {passwordChangedAt !== null && (
          <Time wire={passwordChangedAt} text={(time) => t('password.changedAt', { time })} />
        )}
      </SecurityRow>
      {app}
      <SecurityRow
        title={t('codes')}
        hint={t(hasFactor ? 'codes.why.factor' : 'codes.why')}
        actions={[
          {
            label: t(recoveryCodesCreatedAt === null ? 'codes.make' : 'codes.remake'),
            onClick: open({ kind: 'recoveryCodes', left }),
          },
        ]}
      >
        {recoveryCodesCreatedAt === null ? (
          <StateTag tone="quiet">{t('isNotSet')}</StateTag>
        ) : (
          <>
            <StateTag tone={left === 0 ? 'bad' : 'good'}>{t('codes.left', { count: left })}</StateTag>
            <Time wire={recoveryCodesCreatedAt} text={(time) => t('codes.madeAt', { time })} />
          </>
        )}
      </SecurityRow>
      <SecurityRow
        title={t('phone')}
        hint={phone === '' ? t('phone.why') : undefined}
        actions={[
          { label: t(phone === '' ? 'phone.add' : 'phone.change'), onClick: open({ kind: 'phone' }) },
        ]}
      >
        {phone === '' ? <StateTag tone="quiet">{t('isNotSet')}</StateTag> : <span>{phone}</span>}
      </SecurityRow>
      <SecurityRow
        title={t('email')}
        hint={hintOf(security, t)}
        actions={[
          ...(enterCode ? [enterCode] : []),
          ...(canConfirm(security)
            ? [{ label: t('email.confirm'), onClick: open({ kind: 'email', confirms: email }) }]
            : []),
          { label: t(email === '' ? 'email.add' : 'email.change'), onClick: open({ kind: 'email' }) },
        ]}
      >
        {email === '' ? (
          <StateTag tone="quiet">{t('isNotSet')}</StateTag>
        ) : (
          <>
            <span>{email}</span>
            <StateTag tone={emailConfirmed ? 'good' : 'quiet'}>
              {t(emailConfirmed ? 'email.isConfirmed' : 'email.isNotConfirmed')}
            </StateTag>
          </>
        )}
      </SecurityRow>
    </ul>
  );
}
