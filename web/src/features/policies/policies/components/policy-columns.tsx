import type { TFunction } from 'i18next';
import type { PolicyDto } from '../../../../api/generated/model';
import { formatDateTime, formatNumber } from '../../../../shared/i18n/format';
import type { Language } from '../../../../shared/i18n/languages';
import type { DataColumn } from '../../../../shared/ui/table/data-table-types';
import type { ColumnKey } from '../policies.constants';
import { ContentTypeLabel } from './content-type-label';
import { StatusLabel } from './status-label';

type Translate = TFunction<['policies', 'shared']>;
type Column = Omit<DataColumn<PolicyDto>, 'key' | 'title'>;

/** @param before how many rows stand on the pages before this one */
export function policyColumns(
  t: Translate,
  language: Language,
  before: number,
): Record<ColumnKey, DataColumn<PolicyDto>> {
  const columns: Record<ColumnKey, Column> = {
    index: { width: 44, cell: (_, at) => formatNumber(before + at + 1, language) },
    number: { width: 92, ideal: 132, isSortable: true, cell: ({ number }) => number },
    name: { width: 160, isSortable: true, cell: ({ name }) => name },
    contentType: {
      width: 128,
      ideal: 196,
      isSortable: true,
      cell: ({ contentType }) => <ContentTypeLabel type={contentType} />,
    },
    count: {
      width: 76,
      ideal: 96,
      align: 'right',
      isSortable: true,
      cell: ({ count }) => formatNumber(count, language),
    },
    filterType: {
      width: 92,
      ideal: 128,
      isSortable: true,
      cell: ({ filterType }) => t(`filterType.${filterType}`),
    },
    createdTime: {
      width: 116,
      ideal: 184,
      isSortable: true,
      cell: ({ createdTime }) => (
        <time dateTime={createdTime.replace(' ', 'T')}>{formatDateTime(createdTime, language)}</time>
      ),
    },
    status: {
      width: 88,
      ideal: 112,
      isSortable: true,
      cell: ({ status }) => <StatusLabel status={status} />,
    },
  };
  const whole = Object.entries(columns) as [ColumnKey, Column][];
  return Object.fromEntries(
    whole.map(([key, column]) => [key, { key, title: t(`column.${key}`), ...column }]),
  ) as Record<ColumnKey, DataColumn<PolicyDto>>;
}
