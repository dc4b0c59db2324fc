import { useLanguage } from '../../../../shared/i18n/use-language';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentKind, type PopularContentDto, PopularType } from '../../../../api/generated/model';
import { useRowsLink } from '../../../../features/content/analysis/rows/use-rows-link';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import { useUrlView } from '../../../../shared/lists/use-url-view';
import { may } from '../../../../shared/session/permissions';
import { addDays, today } from '../../../../shared/ui/calendar/days';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { Tabs } from '../../../../shared/ui/layout/tabs';
import { popularView, type PopularView, sorted } from '../popular-view';
import type { PopularStore } from '../popular.store';
import { PopularTable } from './popular-table';

/** The five most opened items of a type. The URL holds type and sorting. */
export const PopularCard = observer(function PopularCard({ store }: { store: PopularStore }) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const [view, changeView] = useUrlView(popularView, { replace: true });
  const { popular: type } = view;
  useEffect(() => {
    store.show(type);
    return store.stop;
  }, [store, type]);

  const tabs = Object.values(PopularType).map((key) => ({ key, label: t(`popular.${key}`) }));
  const { data } = store.popular;
  // While another type is loading, show placeholders for its rows.
  const rows = data?.type === type ? sorted(data.rows, view, language) : null;
  const content = useContent(type, data === null ? null : (rows ?? []));
  const table = <PopularTable rows={rows} sort={{ key: view.sort, order: view.order }} onSort={changeView} />;
  return (
    <ChartCard
      title={t('popular')}
      resource={store.popular}
      skeleton={table}
      onRetry={() => {
        store.load(type);
      }}
      content={content}
      empty={table}
      around={(all) => (
        <Tabs
          label={t('popular')}
          tabs={tabs}
          chosen={type}
          onChoose={(popular) => {
            changeView({ popular });
          }}
        >
          {all}
        </Tabs>
      )}
    >
      {rows?.length === 0 ? (
        <EmptyState title={t('popular.empty')}>{t('popular.empty.text')}</EmptyState>
      ) : (
        table
      )}
    </ChartCard>
  );
});

const COLUMNS = ['key', 'title', 'clicks', 'increases'] as const satisfies readonly PopularView['sort'][];

/** What a type of the list is in the figures. */
const KINDS: Record<PopularType, ContentKind> = { text: 'text', image: 'imageText', video: 'video' };
/** Two years, one of them a leap year: as long as facts are kept. */
const KEPT_DAYS = 731;

function useContent(type: PopularType, rows: PopularContentDto[] | null) {
  const { t } = useTranslation('workplace');
  const rowsLink = useRowsLink();
  if (rows === null) return null;
  const rowsDays = [addDays(today(), 1 - KEPT_DAYS), today()];
  return {
    facts: {
      part: t(`popular.${type}`),
      period: t('popular.period'),
      source: t('content.source'),
      definition: t('popular.definition'),
      rowsLink: may('listContentRows')
        ? rowsLink({ rows: 'clicks', rowsDays, kind: KINDS[type] })
        : undefined,
    },
    sheet: {
      // Files have no marks beside their numbers.
      columns: COLUMNS.map(
        (column) => t(`popular.column.${column}`) + (column === 'increases' ? ' (%)' : ''),
      ),
      rows: rows.map((row) => COLUMNS.map((column) => row[column])),
    },
  };
}
