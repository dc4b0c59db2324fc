import { Link } from 'react-router-dom';
import { Brand } from '../../../shared/ui/layout/brand';
import { MissingPage } from './missing-page';
import styles from './not-found-page.module.css';

/** Rendered outside the app frame: the 404 page needs no login. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/" className={styles.brand}>
          <Brand />
        </Link>
      </header>
      <main>
        <MissingPage />
      </main>
    </div>
  );
}
