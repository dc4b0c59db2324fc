import IconRefresh from '@arco-design/web-react/icon/react-icon/IconRefresh';
import IconSearch from '@arco-design/web-react/icon/react-icon/IconSearch';
import { Button } from './button';
import styles from './search-actions.module.css';

interface Props {
  /** The labels of the buttons. */
  search: string;
  reset: string;
}

/** Submits or resets the form that contains it. */
export function SearchActions({ search, reset }: Props) {
  return (
    <>
      <Button type="submit" look="primary" className={styles.button}>
        <IconSearch />
        {search}
      </Button>
      <Button type="reset" className={styles.button}>
        <IconRefresh />
        {reset}
      </Button>
    </>
  );
}
