import IconMenuFold from '@arco-design/web-react/icon/react-icon/IconMenuFold';
import IconMenuUnfold from '@arco-design/web-react/icon/react-icon/IconMenuUnfold';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { settings } from '../../shared/settings/settings.store';
import { IconButton } from '../../shared/ui/actions/icon-button';
import { SideMenu } from './menu/side-menu';
import { MenuEdge } from './menu-edge';
import styles from './sidebar.module.css';

export const Sidebar = observer(function Sidebar() {
  const { t } = useTranslation('app');
  const { menuCollapse } = settings.values;
  return (
    <div className={styles.sidebar} data-tour="menu">
      <div className={styles.scroll}>
        <SideMenu isCollapsed={menuCollapse}>{!menuCollapse && <MenuEdge />}</SideMenu>
      </div>
      <div className={styles.bottom}>
        <IconButton
          label={t(menuCollapse ? 'menu.expand' : 'menu.collapse')}
          className={styles.fold}
          onClick={() => {
            settings.update({ menuCollapse: !menuCollapse });
          }}
        >
          {menuCollapse ? <IconMenuUnfold /> : <IconMenuFold />}
        </IconButton>
      </div>
    </div>
  );
});
