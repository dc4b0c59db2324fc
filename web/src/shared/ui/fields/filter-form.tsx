import { type ReactNode, useState } from 'react';
import { FilterFold } from './filter-fold';
import styles from './filter-form.module.css';
import { SearchActions } from '../actions/search-actions';

interface Props {
  /** The labels of the two buttons. */
  texts: { search: string; reset: string };
  /** Number of active filters. */
  active: number;
  children: ReactNode;
  busy?: boolean;
  onSearch: () => void;
  onReset: () => void;
}

/** The filters of a list: a wide search field and selects, in one row if there is space. */
export function FilterForm({ texts, active, children, busy, onSearch, onReset }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FilterFold active={active} isOpen={isOpen} onToggle={setOpen}>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
          onSearch();
        }}
        onReset={onReset}
      >
        {children}
        <div className={styles.actions}>
          <SearchActions search={texts.search} reset={texts.reset} busy={busy} />
        </div>
      </form>
    </FilterFold>
  );
}
