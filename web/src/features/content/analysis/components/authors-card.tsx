import { useLanguage } from '../../../../shared/i18n/use-language';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PopularAuthorsDto } from '../../../../api/generated/model';
import { ChartCard } from '../../../../shared/chart-card/chart-card';
import type { Resource } from '../../../../shared/data/resource';
import { useUrlView } from '../../../../shared/lists/use-url-view';
import { AUTHOR_SORTS, authorsView, sortedAuthors } from '../authors-view';
import { useRowsLink } from '../rows/use-rows-link';
import { useFigureFacts } from '../use-figure-facts';
import { AuthorsTable } from './authors-table';
import { NothingCounted } from './nothing-counted';

interface Props {
  resource: Resource<PopularAuthorsDto>;
  onRetry: () => void;
}

/** The seven most clicked authors. The address holds their order. */
export const AuthorsCard = observer(function AuthorsCard({ resource, onRetry }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const [view, changeView] = useUrlView(authorsView, { replace: true });
  const factsOf = useFigureFacts();
  const rowsLink = useRowsLink();
  const { data } = resource;
  const rowsDays = data?.period === undefined ? [] : [data.period.from, data.period.to];
  const rows = data === null ? [] : sortedAuthors(data.list, view, language);
  const content =
    data === null || rows.length === 0
      ? null
      : {
          facts: factsOf(data, { unit: 'clicks' }),
          sheet: {
            columns: AUTHOR_SORTS.map((column) => t(`authors.${column}`)),
            rows: rows.map((row) => AUTHOR_SORTS.map((column) => row[column])),
          },
        };
  const table = (shown: typeof rows | null) => (
    <AuthorsTable
      rows={shown}
      sort={{ key: view.authorSort, order: view.authorOrder }}
      onSort={changeView}
      rowsLink={(author, measure) => rowsLink({ rows: measure, rowsDays, author })}
    />
  );
  return (
    <ChartCard
      title={t('authors')}
      resource={resource}
      skeleton={table(null)}
      onRetry={onRetry}
      content={content}
      empty={<NothingCounted />}
    >
      {table(rows)}
    </ChartCard>
  );
});
