import { Link } from 'react-router-dom';
import { startPath } from '../../../shared/pages/way-back';
import { isSignedIn } from '../../../shared/session/token';
import { Brand } from '../../../shared/ui/layout/brand';
import { MissingPage } from './missing-page';
import styles from './not-found-page.module.css';

/** Rendered outside the app frame: the 404 page needs no login. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to={isSignedIn() ? startPath() : '/'} className={styles.brand}>
          <Brand />
        </Link>
      </header>
      <main>
        <MissingPage />
      </main>
    </div>
  );
}
