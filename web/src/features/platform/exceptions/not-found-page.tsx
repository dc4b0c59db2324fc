import { Link } from 'react-router-dom';
import { Brand } from '../../../shared/ui/layout/brand';
import { MissingPage } from './missing-page';
import styles from './not-found-page.module.css';

/** Outside the frame of the product: a visitor needs no sign-in to learn that a page is gone. */
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
