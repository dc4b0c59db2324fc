import { useTranslation } from 'react-i18next';
import type { AuditEntryDto } from '../../../../api/generated/model';
import type { TableProps } from '../../../../shared/records/page-parts';
import { RecordsTable } from '../../../../shared/records/records-table';
import { Time } from '../../../../shared/ui/layout/time';
import { type AuditQuery, unfiltered } from '../audit-view';
import { useAuditTexts } from '../use-audit-texts';

export function AuditTable(props: TableProps<AuditEntryDto, AuditQuery>) {
  const { t } = useTranslation(['audit', 'shared']);
  const { personOf, actionOf, recordOf } = useAuditTexts();
  return (
    <RecordsTable
      {...props}
      label={t('shared:menu.list.audit')}
      columns={{
        action: { width: 130, ideal: 180, leads: 'title', cell: (entry) => actionOf(entry) },
        entity: { width: 150, grows: true, cell: (entry) => recordOf(entry) },
        person: { width: 120, ideal: 170, cell: (entry) => <bdi>{personOf(entry)}</bdi> },
        time: { width: 104, ideal: 164, cell: ({ time }) => <Time wire={time} /> },
        address: { width: 110, ideal: 150, cell: ({ address }) => address ?? '–' },
      }}
      titleOf={(key) => t(`column.${key}`)}
      unfiltered={unfiltered}
      none={{ title: t('empty.none'), text: t('empty.none.text') }}
      openLabelOf={(entry) => t('view.named', { action: actionOf(entry), record: recordOf(entry) })}
    />
  );
}
