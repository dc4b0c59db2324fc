import IconEmail from '@arco-design/web-react/icon/react-icon/IconEmail';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountRequestDto } from '../../../../api/generated/model';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { factsOf } from '../../../../shared/ui/layout/facts';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { EmailHolders } from './email-holders';
import styles from './account-request.module.css';
import { StateLabel } from './state-label';

interface Props {
  request: AccountRequestDto;
  /** What is chosen before it is decided. */
  children: ReactNode;
}

export function AccountRequestDetails({ request, children }: Props) {
  const { t } = useTranslation('account-requests');
  const { kind, state, userName, name, email, emailConfirmed, confirmedEmail, emailHolders } = request;
  const { createdTime, decidedTime, handler, reason } = request;
  const facts = {
    kind: t(`kind.${kind}`),
    state: <StateLabel state={state} />,
    userName: userName,
    name: name,
    email: email === '' ? null : <Email request={request} />,
    confirmedEmail: emailConfirmed || confirmedEmail === '' ? null : confirmedEmail,
    emailHolders: emailHolders.length === 0 ? null : <EmailHolders request={request} />,
    createdTime: <Time wire={createdTime} />,
    decidedTime: decidedTime === null ? null : <Time wire={decidedTime} />,
    handler: handler,
    reason: reason === '' ? null : <span className={styles.text}>{reason}</span>,
  };
  return (
    <>
      <FactList facts={factsOf(facts, (key) => t(`column.${key}`))} />
      <div className={styles.choice}>{children}</div>
    </>
  );
}

/** Nobody is led to send a link to an address that anybody may have entered. */
function Email({ request: { kind, email, emailConfirmed } }: { request: AccountRequestDto }) {
  const { t } = useTranslation('account-requests');
  const mayGetLink = kind === 'registration' || emailConfirmed;
  return (
    <div className={styles.address}>
      {mayGetLink ? (
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={styles.email}>
          <IconEmail />
          {email}
        </a>
      ) : (
        email
      )}
      {!emailConfirmed && <StateTag tone="quiet">{t('email.isNotConfirmed')}</StateTag>}
      {!mayGetLink && <p className={styles.warning}>{t('email.noLink')}</p>}
    </div>
  );
}
