import IconApps from '@arco-design/web-react/icon/react-icon/IconApps';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { findRoute } from '../routing/find-route';
import { defaultRoute, routeGroups } from '../routing/routes';
import styles from './breadcrumb.module.css';

/** The menu path of the screen. A group has no page, so it is plain text; the icon links to the Workplace. */
export const Breadcrumb = memo(function Breadcrumb() {
  const { t } = useTranslation(['app', 'shared']);
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const group = routeGroups.find(({ children }) => children.includes(route));
  return (
    <nav aria-label={t('breadcrumb.label')} className={styles.breadcrumb}>
      <ol>
        <li>
          <Link
            to={defaultRoute.path}
            className={styles.home}
            aria-label={t('shared:menu.dashboard.workplace')}
          >
            <IconApps />
          </Link>
        </li>
        {group && <li>{t(`shared:${group.locale}`)}</li>}
        <li aria-current="page">{t(`shared:${route.locale}`)}</li>
      </ol>
    </nav>
  );
});
