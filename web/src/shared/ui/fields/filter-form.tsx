import { type ReactNode, useState } from 'react';
import { FilterFold } from './filter-fold';
import styles from './filter-form.module.css';
import { SearchActions } from '../actions/search-actions';

interface Props {
  /** Of the two buttons. */
  texts: { search: string; reset: string };
  /** How many filters are set. */
  active: number;
  children: ReactNode;
  onSearch: () => void;
  onReset: () => void;
}

/** What narrows a list: a wide field and some choices, in a row where there is room. */
export function FilterForm({ texts, active, children, onSearch, onReset }: Props) {
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
          <SearchActions search={texts.search} reset={texts.reset} />
        </div>
      </form>
    </FilterFold>
  );
}
