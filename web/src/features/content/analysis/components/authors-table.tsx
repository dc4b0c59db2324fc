import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PopularAuthorDto } from '../../../../api/generated/model';
import { Growth } from '../../../../shared/chart-card/growth';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { type Sort, SortHeader, sortOrderOf } from '../../../../shared/ui/sorting/sort-header';
import { AUTHOR_SORTS, type AuthorsView } from '../authors-view';
import styles from './authors-table.module.css';

interface Props {
  /** Null while loading. */
  rows: PopularAuthorDto[] | null;
  sort: Sort;
  onSort: (change: AuthorsView) => void;
  rowsLink: (author: number, measure: 'publications' | 'clicks') => string;
}

const EXPECTED_ROWS = Array.from({ length: 7 }, (_, at) => at);
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** A plain table: seven rows that are neither selected nor resized. */
export function AuthorsTable({ rows, sort, onSort, rowsLink }: Props) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  return (
    <div role="group" aria-label={t('authors')} tabIndex={0} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {AUTHOR_SORTS.map((column) => (
              <th key={column} scope="col" aria-sort={sort.key === column ? ariaSort[sort.order] : 'none'}>
                <SortHeader
                  column={column}
                  title={t(`authors.${column}`)}
                  order={sortOrderOf(column, sort)}
                  onSort={({ key, order }) => {
                    onSort({
                      authorSort: AUTHOR_SORTS.find((name) => name === key) ?? '',
                      authorOrder: order,
                    });
                  }}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map(({ id, ranking, author, contentCount, clickCount, growth }) => (
            <tr key={id}>
              <td>{formatNumber(ranking, language)}</td>
              <td>
                <Link to={`/library/authors?author=${id}`}>{author}</Link>
              </td>
              <td>
                <Link to={rowsLink(id, 'publications')}>{formatNumber(contentCount, language)}</Link>
              </td>
              <td>
                <Link to={rowsLink(id, 'clicks')}>{formatNumber(clickCount, language)}</Link>
                {growth !== undefined && growth !== null && (
                  <span className={styles.growth}>
                    <Growth percent={growth} />
                  </span>
                )}
              </td>
            </tr>
          )) ??
            EXPECTED_ROWS.map((at) => (
              <tr key={at}>
                {AUTHOR_SORTS.map((column) => (
                  <td key={column}>
                    <Skeleton height={14} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
