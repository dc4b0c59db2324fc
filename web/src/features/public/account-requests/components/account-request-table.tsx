import { useTranslation } from 'react-i18next';
import type { AccountRequestDto } from '../../../../api/generated/model';
import type { TableProps } from '../../../../shared/records/page-parts';
import { RecordsTable } from '../../../../shared/records/records-table';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { type AccountRequestsQuery, unfiltered } from '../account-requests-view';
import styles from './account-request.module.css';
import { StateLabel } from './state-label';

export function AccountRequestTable(props: TableProps<AccountRequestDto, AccountRequestsQuery>) {
  const { t } = useTranslation(['account-requests', 'shared']);
  return (
    <RecordsTable
      {...props}
      label={t('shared:menu.list.accountRequests')}
      columns={{
        name: { width: 150, grows: true, leads: 'title', cell: ({ name }) => name },
        userName: { width: 120, ideal: 160, cell: ({ userName }) => userName },
        kind: { width: 120, ideal: 150, cell: ({ kind }) => t(`kind.${kind}`) },
        email: { width: 190, ideal: 280, cell: (request) => <EmailCell request={request} /> },
        createdTime: { width: 104, ideal: 164, cell: ({ createdTime }) => <Time wire={createdTime} /> },
        state: { width: 104, ideal: 132, leads: 'state', cell: ({ state }) => <StateLabel state={state} /> },
        handler: { width: 104, ideal: 140, cell: ({ handler }) => handler ?? '–' },
      }}
      titleOf={(key) => t(`column.${key}`)}
      unfiltered={unfiltered}
      none={{ title: t('empty.none'), text: t('empty.none.text') }}
      openLabelOf={({ name }) => t('view.named', { name })}
    />
  );
}

function EmailCell({ request: { email, emailHolders } }: { request: AccountRequestDto }) {
  const { t } = useTranslation('account-requests');
  if (email === '') return '–';
  if (emailHolders.length === 0) return email;
  return (
    <span className={styles.address}>
      {email}
      <StateTag tone="bad">{t('email.isInUse')}</StateTag>
    </span>
  );
}
