import IconLoading from '@arco-design/web-react/icon/react-icon/IconLoading';
import IconRefresh from '@arco-design/web-react/icon/react-icon/IconRefresh';
import IconSearch from '@arco-design/web-react/icon/react-icon/IconSearch';
import { Button } from './button';
import styles from './search-actions.module.css';

interface Props {
  /** The labels of the buttons. */
  search: string;
  reset: string;
  /** The search is under way. The button takes another one. */
  busy?: boolean;
}

/** Submits or resets the form that contains it. */
export function SearchActions({ search, reset, busy = false }: Props) {
  return (
    <>
      <Button type="submit" look="primary" aria-busy={busy} className={styles.button}>
        {busy ? <IconLoading /> : <IconSearch />}
        {search}
      </Button>
      <Button type="reset" className={styles.button}>
        <IconRefresh />
        {reset}
      </Button>
    </>
  );
}
