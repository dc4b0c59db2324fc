import { useTranslation } from 'react-i18next';
import type { RightDto } from '../../../../api/generated/model';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { TableProps } from '../../../../shared/records/page-parts';
import { RecordsTable } from '../../../../shared/records/records-table';
import type { DataColumn } from '../../../../shared/ui/table/data-table-types';
import { type RightsQuery, unfiltered } from '../rights-view';
import { RightGroup, RightName } from './right-name';
import { grantName } from '../../../../shared/session/grant-name';
import { roleName } from '../../../../shared/session/role-name';

type Column = Omit<DataColumn<RightDto>, 'key' | 'title'>;
type Key = 'right' | 'kind' | 'group' | 'roles' | 'reason';

export function RightTable(props: Omit<TableProps<RightDto, RightsQuery>, 'onOpen'>) {
  const { t } = useTranslation(['rights', 'shared']);
  const language = useLanguage();
  const rolesOf = ({ roles }: RightDto) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(
      roles.map((role) => roleName(role, language)),
    );
  const grantsOf = ({ grants }: RightDto) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(
      grants.map((grant) => grantName(grant, language)),
    );
  const columns: Record<string, Column> = {
    right: {
      width: 220,
      grows: true,
      leads: 'title',
      cell: (right: RightDto) => <RightName right={right} />,
    },
    kind: { width: 100, ideal: 120, cell: ({ kind }: RightDto) => t(`kind.${kind}`) },
    group: { width: 120, ideal: 180, cell: (right: RightDto) => <RightGroup right={right} /> },
    roles: {
      width: 140,
      ideal: 200,
      cell: (right: RightDto) => (
        <>
          {right.openTo === 'roles' ? rolesOf(right) : t(`open.${right.openTo}`)}
          {right.grants.length > 0 && <div>{t('open.grants', { grants: grantsOf(right) })}</div>}
        </>
      ),
    },
  };
  const reason: Column = {
    width: 160,
    ideal: 260,
    cell: (right: RightDto) =>
      right.reason === null ? '–' : t(`reason.${right.reason}`, { roles: rolesOf(right) }),
  };
  return (
    <RecordsTable
      {...props}
      label={t('shared:menu.list.rights')}
      columns={props.query.account === '' ? columns : { ...columns, reason }}
      titleOf={(key) => t(`column.${key as Key}`)}
      unfiltered={unfiltered}
      none={{ title: t('empty.none'), text: t('empty.none.text') }}
    />
  );
}
