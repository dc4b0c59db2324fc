import { IconRefresh, IconSearch } from '@arco-design/web-react/icon';
import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './filter-form.module.css';

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
        <Button type="submit" look="primary">
          <IconSearch />
          {texts.search}
        </Button>
        <Button type="reset">
          <IconRefresh />
          {texts.reset}
        </Button>
      </div>
    </form>
  );
}
