import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPeopleRowsParams, PeopleRowDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { DataColumn } from '../../../../shared/ui/table/data-table-types';
import { RowsList } from './rows-list';
import { peopleRowsStore } from './rows.store';
import type { RowsView } from './rows-view';

interface Props {
  label: string;
  params: ListPeopleRowsParams;
  view: RowsView;
  onView: (change: Partial<RowsView>) => void;
}

/** The people behind a figure, by number, each with the days that count. */
export function PeopleRows({ params, ...props }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const columns = useMemo(
    (): DataColumn<PeopleRowDto>[] => [
      {
        key: 'person',
        title: t('rows.person'),
        isSortable: true,
        width: 160,
        grows: true,
        leads: 'title',
        cell: ({ person }) => t('rows.person.number', { id: person }),
      },
      {
        key: 'days',
        title: t(`measure.${params.measure}`),
        isSortable: true,
        width: 160,
        align: 'right',
        cell: ({ days }) => formatNumber(days, language),
      },
    ],
    [t, language, params.measure],
  );
  return (
    <RowsList
      {...props}
      measure={params.measure}
      query={params}
      make={peopleRowsStore}
      columns={columns}
      keyOf={({ person }) => person}
    />
  );
}
