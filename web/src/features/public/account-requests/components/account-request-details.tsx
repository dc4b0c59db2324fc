import IconEmail from '@arco-design/web-react/icon/react-icon/IconEmail';
import { useTranslation } from 'react-i18next';
import type { AccountRequestDto } from '../../../../api/generated/model';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { Time } from '../../../../shared/ui/layout/time';
import styles from './account-request.module.css';
import { StateLabel } from './state-label';

export function AccountRequestDetails({ request }: { request: AccountRequestDto }) {
  const { t } = useTranslation('account-requests');
  const { kind, state, userName, name, email, createdTime, decidedTime, handler, reason } = request;
  const facts = [
    ['kind', t(`kind.${kind}`)],
    ['state', <StateLabel key="state" state={state} />],
    ['userName', userName],
    ['name', name],
    ['email', email === '' ? null : <Email key="email" address={email} />],
    ['createdTime', <Time key="createdTime" wire={createdTime} />],
    ['decidedTime', decidedTime === null ? null : <Time key="decidedTime" wire={decidedTime} />],
    ['handler', handler],
    ['reason', reason === '' ? null : <span className={styles.text}>{reason}</span>],
  ] as const;
  return <FactList facts={facts.map(([key, value]) => ({ key, label: t(`column.${key}`), value }))} />;
}

function Email({ address }: { address: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`} className={styles.email}>
      <IconEmail />
      {address}
    </a>
  );
}
