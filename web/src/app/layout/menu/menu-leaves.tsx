import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { MenuLeaf } from './menu-tree';
import styles from './side-menu.module.css';

export function MenuLeaves({ leaves }: { leaves: MenuLeaf[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <ul>
      {leaves.map(({ name, label, path }) => (
        <li key={name}>
          <Link to={path} className={styles.leaf} aria-current={path === pathname ? 'page' : undefined}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
