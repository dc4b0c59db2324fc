import type { TFunction } from 'i18next';
import type { PolicyColumn } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import type { Language } from '../../../../shared/i18n/languages';
import { Time } from '../../../../shared/ui/layout/time';
import type { DataColumn } from '../../../../shared/ui/table/data-table-types';
import type { ListedPolicy } from '../listed-policy';
import { sortKeys } from '../policies.constants';
import { ContentTypeLabel } from './content-type-label';
import { StatusLabel } from './status-label';

type Translate = TFunction<['policies', 'shared']>;
type Column = Omit<DataColumn<ListedPolicy>, 'key' | 'title' | 'isSortable'>;

/** @param before number of rows on the previous pages */
export function policyColumns(
  t: Translate,
  language: Language,
  before: number,
): Record<PolicyColumn, DataColumn<ListedPolicy>> {
  const columns: Record<PolicyColumn, Column> = {
    index: { width: 40, cell: (_, at) => formatNumber(before + at + 1, language) },
    number: { width: 88, ideal: 108, cell: ({ number }) => number },
    name: {
      width: 160,
      ideal: 256,
      grows: true,
      truncates: true,
      leads: 'title',
      cell: ({ name }) => name,
    },
    contentType: {
      width: 152,
      ideal: 176,
      truncates: true,
      cell: ({ contentType }) => <ContentTypeLabel type={contentType} />,
    },
    count: {
      width: 76,
      align: 'right',
      cell: ({ count }) => formatNumber(count, language),
    },
    filterType: {
      width: 92,
      ideal: 100,
      cell: ({ filterType }) => t(`filterType.${filterType}`),
    },
    createdTime: {
      width: 132,
      ideal: 148,
      cell: ({ createdTime }) => <Time wire={createdTime} />,
    },
    status: {
      width: 88,
      leads: 'state',
      cell: ({ status }) => <StatusLabel status={status} />,
    },
  };
  const whole = Object.entries(columns) as [PolicyColumn, Column][];
  return Object.fromEntries(
    whole.map(([key, column]) => {
      const isSortable = sortKeys.some((sort) => sort === key);
      return [key, { key, title: t(`column.${key}`), isSortable, ...column }];
    }),
  ) as Record<PolicyColumn, DataColumn<ListedPolicy>>;
}

/** Who moved a policy to the bin, and when, instead of when it was created. */
export function binColumns(t: Translate, columns: DataColumn<ListedPolicy>[]): DataColumn<ListedPolicy>[] {
  return [
    ...columns.filter(({ key }) => key !== ('createdTime' satisfies PolicyColumn)),
    {
      key: 'deletedTime',
      title: t('column.deletedTime'),
      width: 132,
      ideal: 148,
      cell: ({ deletedTime }) => deletedTime && <Time wire={deletedTime} />,
    },
    {
      key: 'deletedBy',
      title: t('column.deletedBy'),
      width: 104,
      ideal: 148,
      cell: ({ deletedBy }) => deletedBy ?? t('history.system'),
    },
  ];
}
