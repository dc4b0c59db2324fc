import { useTranslation } from 'react-i18next';
import type { GroupDto, GroupKind } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { TableProps } from '../../../../shared/records/page-parts';
import { RecordsTable } from '../../../../shared/records/records-table';
import { may } from '../../../../shared/session/permissions';
import { Time } from '../../../../shared/ui/layout/time';
import { type GroupsQuery, unfiltered } from '../directory-view';
import { StateLabel } from './state-label';

interface Props extends TableProps<GroupDto, GroupsQuery> {
  kind: GroupKind;
}

export function GroupTable({ kind, ...props }: Props) {
  const { t } = useTranslation(['directory', 'shared']);
  const language = useLanguage();
  // A project has a team, a team has projects.
  const own =
    kind === 'projects'
      ? ({ team }: GroupDto) => <bdi>{team?.name ?? '–'}</bdi>
      : ({ projectNumber }: GroupDto) => formatNumber(projectNumber, language);
  const next = may('createGroup') ? t(`${kind}.none.create`) : t('none.ask');
  return (
    <RecordsTable
      {...props}
      label={t(`shared:menu.user.${kind}`)}
      columns={{
        name: { width: 160, grows: true, leads: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
        own: { width: 112, ideal: 168, cell: own },
        peopleNumber: {
          width: 88,
          ideal: 104,
          cell: ({ peopleNumber }) => formatNumber(peopleNumber, language),
        },
        ownRole: {
          width: 96,
          ideal: 120,
          cell: ({ ownRole }) => (ownRole === null ? '–' : t(`role.${ownRole}`)),
        },
        createdTime: { width: 104, ideal: 164, cell: ({ createdTime }) => <Time wire={createdTime} /> },
        state: { width: 96, ideal: 120, leads: 'state', cell: ({ state }) => <StateLabel state={state} /> },
      }}
      titleOf={(key) => t(`column.${key === 'own' ? (kind === 'projects' ? 'team' : 'projectNumber') : key}`)}
      unfiltered={unfiltered}
      none={{ title: t(`${kind}.none`), text: next }}
      openLabelOf={({ name }) => t('view.named', { name })}
    />
  );
}
