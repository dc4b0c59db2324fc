import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentRowDto, ListContentRowsParams } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { DataColumn } from '../../../../shared/ui/table/data-table-types';
import { RowsList } from './rows-list';
import { contentRowsStore } from './rows.store';
import type { RowsView } from './rows-view';

interface Props {
  label: string;
  params: ListContentRowsParams;
  view: RowsView;
  onView: (change: Partial<RowsView>) => void;
}

/** The content items behind a figure, each with its part. */
export function ContentRows({ params, ...props }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const { measure } = params;
  const columns = useMemo((): DataColumn<ContentRowDto>[] => {
    const column = (key: 'title' | 'kind' | 'subject' | 'source' | 'author') => ({
      key,
      title: t(`rows.${key}`),
      isSortable: true,
    });
    return [
      { ...column('title'), width: 180, grows: true, leads: 'title', cell: ({ title }) => title },
      {
        key: 'value',
        title: t(`measure.${measure}`),
        isSortable: true,
        width: 104,
        align: 'right',
        cell: ({ value }) => formatNumber(value, language),
      },
      { ...column('kind'), width: 96, ideal: 112, cell: ({ kind }) => t(`kind.${kind}`) },
      { ...column('subject'), width: 96, ideal: 112, cell: ({ subject }) => t(`subject.${subject}`) },
      { ...column('source'), width: 96, ideal: 112, cell: ({ source }) => t(`source.${source}`) },
      { ...column('author'), width: 110, ideal: 140, cell: ({ author }) => author },
    ];
  }, [t, language, measure]);
  return (
    <RowsList
      {...props}
      measure={measure}
      query={params}
      make={contentRowsStore}
      columns={columns}
      keyOf={({ id }) => id}
    />
  );
}
