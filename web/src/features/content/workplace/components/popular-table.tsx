import { useTranslation } from 'react-i18next';
import type { PopularContentDto } from '../../../../api/generated/model';
import { Growth } from '../../../../shared/chart-card/growth';
import { shownGrowth } from '../../../../shared/chart-card/growth-text';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { type Sort, SortHeader, sortOrderOf } from '../../../../shared/ui/sorting/sort-header';
import type { PopularSort, PopularView } from '../popular-view';
import styles from './popular-table.module.css';

interface Props {
  /** Null while loading. */
  rows: PopularContentDto[] | null;
  sort: Sort;
  onSort: (change: Pick<PopularView, 'sort' | 'order'>) => void;
}

const columns: PopularSort[] = ['key', 'title', 'clicks', 'increases'];
const EXPECTED_ROWS = [0, 1, 2, 3, 4];
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** A plain table: five rows that are neither selected nor resized. */
export function PopularTable({ rows, sort, onSort }: Props) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" aria-sort={sort.key === column ? ariaSort[sort.order] : 'none'}>
                <SortHeader
                  column={column}
                  title={t(`popular.column.${column}`)}
                  order={sortOrderOf(column, sort)}
                  onSort={({ key, order }) => {
                    onSort({ sort: columns.find((name) => name === key) ?? '', order });
                  }}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map(({ id, key, title, clicks, clicksToday, increases }) => (
            <tr key={id}>
              <td>{formatNumber(key, language)}</td>
              <td>{title}</td>
              <td>{formatNumber(clicks, language)}</td>
              <td>
                <Growth percent={shownGrowth(increases, clicksToday)} />
              </td>
            </tr>
          )) ??
            EXPECTED_ROWS.map((at) => (
              <tr key={at}>
                {columns.map((column) => (
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
