import IconMenu from '@arco-design/web-react/icon/react-icon/IconMenu';
import IconSearch from '@arco-design/web-react/icon/react-icon/IconSearch';
import IconSettings from '@arco-design/web-react/icon/react-icon/IconSettings';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Brand } from '../../shared/ui/layout/brand';
import { IconButton } from '../../shared/ui/actions/icon-button';
import { LanguageMenu } from '../../shared/ui/language/language-menu';
import { ThemeMenu } from '../../shared/ui/actions/theme-menu';
import { defaultRoute } from '../routing/routes';
import { MessageBell } from '../live/live-parts';
import { AccountMenu } from './account-menu';
import { FullscreenButton } from './fullscreen-button';
import styles from './navbar.module.css';
import { panels } from '../panels/panels.store';

interface Props {
  /** Missing while the menu is hidden. */
  onOpenMenu?: (() => void) | undefined;
  /** The menu, if it is shown in the navbar. */
  children: ReactNode;
}

export const Navbar = memo(function Navbar({ onOpenMenu, children }: Props) {
  const { t } = useTranslation('app');
  return (
    <header className={styles.navbar}>
      {onOpenMenu && (
        <IconButton
          label={t('menu.open')}
          aria-haspopup="dialog"
          className={styles.menuButton}
          data-tour="menu"
          onClick={onOpenMenu}
        >
          <IconMenu />
        </IconButton>
      )}
      <Link to={defaultRoute.path} className={styles.brand}>
        <Brand />
      </Link>
      {children}
      <div className={styles.tools}>
        <IconButton
          label={t('palette.open')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          data-tour="search"
          onClick={() => {
            panels.show('palette');
          }}
        >
          <IconSearch />
        </IconButton>
        <LanguageMenu />
        <ThemeMenu />
        <span className={styles.bell} data-tour="messages">
          <MessageBell />
        </span>
        <FullscreenButton />
        <IconButton
          label={t('settings.open')}
          aria-haspopup="dialog"
          data-focus-key="settings"
          onClick={() => {
            panels.show('settings');
          }}
        >
          <IconSettings />
        </IconButton>
        <span className={styles.account} data-tour="account">
          <AccountMenu />
        </span>
      </div>
    </header>
  );
});
