import IconCaretDown from '@arco-design/web-react/icon/react-icon/IconCaretDown';
import IconCaretUp from '@arco-design/web-react/icon/react-icon/IconCaretUp';
import styles from './sort-header.module.css';

export interface Sort {
  /** Empty if not sorted. */
  key: string;
  order: 'asc' | 'desc';
}

interface Props {
  column: string;
  title: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const none: Sort = { key: '', order: 'asc' };

/** Cycles through unsorted, ascending and descending. The enclosing cell has `aria-sort`. */
export function SortHeader({ column, title, sort, onSort }: Props) {
  const order = sort.key === column ? sort.order : 'none';
  const next: Record<typeof order, Sort> = {
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
