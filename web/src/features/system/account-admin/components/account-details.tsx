import { useTranslation } from 'react-i18next';
import type { AccountDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { may } from '../../../../shared/session/permissions';
import { StandaloneLink } from '../../../../shared/ui/actions/standalone-link';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { factsOf } from '../../../../shared/ui/layout/facts';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import styles from './account.module.css';
import { StateLabel } from './state-label';
import { roleName } from '../../../../shared/session/role-name';

interface Props {
  account: AccountDto;
  isOwn: boolean;
}

export function AccountDetails({ account, isOwn }: Props) {
  const { t } = useTranslation('account-admin');
  const language = useLanguage();
  const { accountId, userName, name, email, emailConfirmed, role, state, secondFactor, sessions } = account;
  const { lastSeenTime, registeredTime } = account;
  const address = (
    <span key="email" className={styles.address}>
      <bdi>{email}</bdi>
      {!emailConfirmed && <StateTag tone="quiet">{t('email.isNotConfirmed')}</StateTag>}
    </span>
  );
  const facts = {
    name: <bdi>{name}</bdi>,
    userName: <bdi>{userName}</bdi>,
    accountId: accountId,
    email: email === '' ? null : address,
    role: roleName(role, language),
    state: <StateLabel state={state} />,
    secondFactor: t(secondFactor ? 'secondFactor.on' : 'secondFactor.off'),
    sessions: formatNumber(sessions, language),
    lastSeenTime: lastSeenTime === null ? null : <Time wire={lastSeenTime} />,
    registeredTime: <Time wire={registeredTime} />,
  };
  return (
    <>
      {isOwn && (
        <p className={styles.own}>
          {t('own')} <StandaloneLink to="/user/setting?tab=security">{t('own.setting')}</StandaloneLink>
        </p>
      )}
      {!isOwn && state !== 'active' && <p className={styles.own}>{t(`state.${state}.text`)}</p>}
      {may('listRights') && (
        <p className={styles.own}>
          <StandaloneLink to={`/list/rights?account=${encodeURIComponent(userName)}`}>
            {t('rights')}
          </StandaloneLink>
        </p>
      )}
      <FactList facts={factsOf(facts, (key) => t(`column.${key}`))} />
    </>
  );
}
