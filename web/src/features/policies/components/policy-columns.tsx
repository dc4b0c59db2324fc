import type { TFunction } from 'i18next';
import type { PolicyDto } from '../../../api/generated/model';
import { formatDateTime, formatNumber } from '../../../shared/i18n/format';
import type { Language } from '../../../shared/i18n/languages';
import type { DataColumn } from '../../../shared/ui/data-table';
import type { ColumnKey } from '../policies.constants';
import { ContentTypeLabel } from './content-type-label';
import { StatusLabel } from './status-label';

type Translate = TFunction<['policies', 'shared']>;

/** @param before how many rows stand on the pages before this one */
export function policyColumns(
  t: Translate,
  language: Language,
  before: number,
): Record<ColumnKey, DataColumn<PolicyDto>> {
  return {
    index: {
      key: 'index',
      title: t('column.index'),
      width: 52,
      cell: (_, at) => formatNumber(before + at + 1, language),
    },
    number: {
      key: 'number',
      title: t('column.number'),
      width: 116,
      isSortable: true,
      cell: ({ number }) => number,
    },
    name: { key: 'name', title: t('column.name'), width: 264, isSortable: true, cell: ({ name }) => name },
    contentType: {
      key: 'contentType',
      title: t('column.contentType'),
      width: 196,
      isSortable: true,
      cell: ({ contentType }) => <ContentTypeLabel type={contentType} />,
    },
    count: {
      key: 'count',
      title: t('column.count'),
      width: 96,
      align: 'right',
      isSortable: true,
      cell: ({ count }) => formatNumber(count, language),
    },
    filterType: {
      key: 'filterType',
      title: t('column.filterType'),
      width: 120,
      isSortable: true,
      cell: ({ filterType }) => t(`filterType.${filterType}`),
    },
    createdTime: {
      key: 'createdTime',
      title: t('column.createdTime'),
      width: 184,
      isSortable: true,
      cell: ({ createdTime }) => (
        <time dateTime={createdTime.replace(' ', 'T')}>{formatDateTime(createdTime, language)}</time>
      ),
    },
    status: {
      key: 'status',
      title: t('column.status'),
      width: 108,
      isSortable: true,
      cell: ({ status }) => <StatusLabel status={status} />,
    },
  };
}
