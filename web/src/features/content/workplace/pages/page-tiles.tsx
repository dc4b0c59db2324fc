import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OpenPage } from '../../../../shared/pages/open-pages';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { pageIcons } from './page-icons';
import styles from './page-tiles.module.css';

/** Links to pages, each with its icon. */
export function PageTiles({ pages }: { pages: OpenPage[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.tiles}>
      {pages.map((page) => {
        const Icon = pageIcons[page.name];
        return (
          <li key={page.name}>
            <Link to={page.path} className={styles.tile}>
              <span className={styles.icon}>
                <Icon />
              </span>
              {t(page.label)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

export function PageTilesSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.tiles}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.tile}>
          <span className={styles.icon} />
          <Skeleton width="70%" height={14} />
        </div>
      ))}
    </div>
  );
}
