import { useTranslation } from 'react-i18next';
import type { AccountDto } from '../../../../api/generated/model';
import type { TableProps } from '../../../../shared/records/page-parts';
import { RecordsTable } from '../../../../shared/records/records-table';
import { Time } from '../../../../shared/ui/layout/time';
import { sorts } from '../accounts.constants';
import { type AccountsQuery, unfiltered } from '../accounts-view';
import { StateLabel } from './state-label';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { grantName } from '../../../../shared/session/grant-name';
import { roleName } from '../../../../shared/session/role-name';

export function AccountTable(props: TableProps<AccountDto, AccountsQuery>) {
  const { t } = useTranslation(['account-admin', 'shared']);
  const language = useLanguage();
  return (
    <RecordsTable
      {...props}
      label={t('shared:menu.list.accounts')}
      columns={{
        name: { width: 140, grows: true, leads: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
        userName: { width: 120, ideal: 160, cell: ({ userName }) => <bdi>{userName}</bdi> },
        email: { width: 180, ideal: 220, cell: ({ email }) => email || '–' },
        role: {
          width: 104,
          ideal: 140,
          cell: ({ role, grants }) =>
            [roleName(role, language), ...grants.map((grant) => grantName(grant, language))].join(' + '),
        },
        lastSeenTime: {
          width: 104,
          ideal: 164,
          cell: ({ lastSeenTime }) => (lastSeenTime === null ? '–' : <Time wire={lastSeenTime} />),
        },
        registeredTime: {
          width: 104,
          ideal: 164,
          cell: ({ registeredTime }) => <Time wire={registeredTime} />,
        },
        state: { width: 104, ideal: 120, leads: 'state', cell: ({ state }) => <StateLabel state={state} /> },
      }}
      titleOf={(key) => t(`column.${key}`)}
      unfiltered={unfiltered}
      none={{ title: t('empty.none'), text: t('empty.none.text') }}
      sorts={sorts}
      openLabelOf={({ name }) => t('view.named', { name })}
    />
  );
}
