import IconRefresh from '@arco-design/web-react/icon/react-icon/IconRefresh';
import IconSearch from '@arco-design/web-react/icon/react-icon/IconSearch';
import { Button } from './button';
import styles from './search-actions.module.css';

interface Props {
  /** What the buttons say, in the words of the page. */
  search: string;
  reset: string;
}

/** Sends the filters of the form that it stands in, or takes all of them back: the form hears of it. */
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
