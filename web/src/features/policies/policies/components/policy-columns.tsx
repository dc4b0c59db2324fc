import type { TFunction } from 'i18next';
import { type PolicyColumn, PolicySheetField } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import type { Language } from '../../../../shared/i18n/languages';
import { ScheduleNote } from '../../../../shared/schedule/schedule-note';
import { Time } from '../../../../shared/ui/layout/time';
import type { DataColumn } from '../../../../shared/ui/table/data-table-types';
import type { ListedPolicy } from '../listed-policy';
import { sortKeys } from '../policies.constants';
import type { usePolicyFields } from '../policy-fields';

type Translate = TFunction<['policies', 'shared']>;
type Columns = Record<PolicyColumn, DataColumn<ListedPolicy>>;

interface Options {
  t: Translate;
  language: Language;
  fields: ReturnType<typeof usePolicyFields>;
  /** Number of rows on the previous pages. */
  before: number;
}

export function policyColumns({ t, language, fields, before }: Options): Columns {
  const columns = Object.values(PolicySheetField).map((key): [PolicyColumn, DataColumn<ListedPolicy>] => {
    const isSortable = sortKeys.some((sort) => sort === key);
    return [key, { ...fields.columnOf(key), key, title: fields.label(key), isSortable }];
  });
  const index: DataColumn<ListedPolicy> = {
    key: 'index',
    title: t('column.index'),
    width: 40,
    cell: (_, at) => formatNumber(before + at + 1, language),
  };
  const all = Object.fromEntries(columns) as Columns;
  const status: DataColumn<ListedPolicy> = {
    ...all.status,
    cell: (policy, at) => (
      <>
        {all.status.cell(policy, at)}
        {policy.status === 'online' && <ScheduleNote schedule={policy} />}
      </>
    ),
  };
  return { ...all, status, index };
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
