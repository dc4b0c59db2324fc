import type { ReactNode } from 'react';
import styles from './filter-form.module.css';
import { SearchActions } from '../actions/search-actions';

interface Props {
  /** Of the two buttons. */
  texts: { search: string; reset: string };
  children: ReactNode;
  onSearch: () => void;
  onReset: () => void;
}

/** What narrows a list: a wide field and some choices, in a row where there is room. */
export function FilterForm({ texts, children, onSearch, onReset }: Props) {
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
      onReset={onReset}
    >
      {children}
      <div className={styles.actions}>
        <SearchActions search={texts.search} reset={texts.reset} />
      </div>
    </form>
  );
}
