import IconCaretDown from '@arco-design/web-react/icon/react-icon/IconCaretDown';
import IconCaretUp from '@arco-design/web-react/icon/react-icon/IconCaretUp';
import styles from './sort-header.module.css';

export interface Sort {
  /** Empty if not sorted. */
  key: string;
  order: 'asc' | 'desc';
}

export type SortOrder = Sort['order'] | 'none';

interface Props {
  column: string;
  title: string;
  order: SortOrder;
  onSort: (sort: Sort) => void;
}

const none: Sort = { key: '', order: 'asc' };

export function sortOrderOf(column: string, sort: Sort): SortOrder {
  return sort.key === column ? sort.order : 'none';
}

/** Cycles through unsorted, ascending and descending. The enclosing cell has `aria-sort`. */
export function SortHeader({ column, title, order, onSort }: Props) {
  const next: Record<SortOrder, Sort> = {
    none: { key: column, order: 'asc' },
    asc: { key: column, order: 'desc' },
    desc: none,
  };
  return (
    <button
      type="button"
      className={styles.header}
      onClick={() => {
        onSort(next[order]);
      }}
    >
      {title}
      <span className={styles.arrows} data-order={order}>
        <IconCaretUp />
        <IconCaretDown />
      </span>
    </button>
  );
}
