import IconMenu from '@arco-design/web-react/icon/react-icon/IconMenu';
import IconSettings from '@arco-design/web-react/icon/react-icon/IconSettings';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../shared/ui/actions/icon-button';
import styles from './floating-tools.module.css';
import { panels } from '../panels/panels.store';

interface Props {
  /** Missing while the menu is hidden. */
  onOpenMenu?: (() => void) | undefined;
}

/** Controls that stay reachable while the navbar is hidden: settings, and the menu on narrow screens. */
export const FloatingTools = observer(function FloatingTools({ onOpenMenu }: Props) {
  const { t } = useTranslation('app');
  return (
    <div className={styles.tools}>
      {onOpenMenu && (
        <IconButton
          label={t('menu.open')}
          aria-haspopup="dialog"
          data-tooltip-side="left"
          className={`${styles.tool} ${styles.menu}`}
          onClick={onOpenMenu}
        >
          <IconMenu />
        </IconButton>
      )}
      <IconButton
        label={t('settings.open')}
        aria-haspopup="dialog"
        className={styles.tool}
        data-focus-key="settings"
        data-tooltip-side="left"
        onClick={() => {
          panels.show('settings');
        }}
      >
        <IconSettings />
      </IconButton>
    </div>
  );
});
