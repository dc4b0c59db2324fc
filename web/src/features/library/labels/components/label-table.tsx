import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { TableProps } from '../../../../shared/records/page-parts';
import { RecordsTable } from '../../../../shared/records/records-table';
import { type LabelsQuery, unfiltered } from '../labels-view';
import type { LabelRow } from '../labels.store';

export function LabelTable(props: TableProps<LabelRow, LabelsQuery>) {
  const { t } = useTranslation(['labels', 'shared']);
  const language = useLanguage();
  return (
    <RecordsTable
      {...props}
      label={t('shared:menu.library.labels')}
      columns={{
        label: { width: 160, grows: true, leads: 'title', cell: ({ label }) => <bdi>{label}</bdi> },
        items: { width: 96, ideal: 140, align: 'right', cell: ({ items }) => formatNumber(items, language) },
      }}
      titleOf={(key) => t(`column.${key}`)}
      unfiltered={unfiltered}
      none={{ title: t('empty.none'), text: t('empty.none.text') }}
      openLabelOf={({ label }) => t('action.merge.named', { label })}
      openTextOf={() => t('action.merge')}
    />
  );
}
