import IconLaunch from '@arco-design/web-react/icon/react-icon/IconLaunch';
import { useTranslation } from 'react-i18next';
import { menuIcons } from '../../../shared/ui/layout/menu-icons';
import type { MenuLink } from './menu-tree';
import styles from './side-menu.module.css';

interface Props {
  link: MenuLink;
  isCollapsed: boolean;
}

export function ExternalEntry({ link, isCollapsed }: Props) {
  const { t } = useTranslation(['app', 'shared']);
  const Icon = menuIcons[link.icon];
  const label = t(`shared:${link.label}`);
  const named = `${label} (${t('menu.newTab')})`;
  return (
    <li>
      <a
        href={link.href}
        target="_blank"
        rel="noopener"
        className={styles.entry}
        aria-label={named}
        data-tooltip={named}
        data-tooltip-side="right"
      >
        <Icon className={styles.icon} />
        {!isCollapsed && (
          <>
            <span className={styles.text}>{label}</span>
            <IconLaunch className={styles.chevron} />
          </>
        )}
      </a>
    </li>
  );
}
