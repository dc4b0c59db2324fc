import { IconPoweroff, IconSwap } from '@arco-design/web-react/icon';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { session } from '../../shared/session/session.store';
import { MenuButton } from '../../shared/ui/menu-button';
import { toasts } from '../../shared/ui/toasts.store';
import { loginRoute } from '../routing/routes';
import styles from './account-menu.module.css';

export const AccountMenu = observer(function AccountMenu() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const location = useLocation();
  const name = session.user?.name ?? '';

  const switchRole = () => {
    session.switchRole();
    const role = t(session.role === 'admin' ? 'account.role.admin' : 'account.role.user');
    toasts.show({ kind: 'success', text: t('account.switched', { role }) });
    // Asks the guard again: the screen may be closed to the other role.
    void navigate(location, { replace: true });
  };
  const logout = async () => {
    await session.logout();
    void navigate(loginRoute.path);
  };

  return (
    <MenuButton
      label={t('account.label', { name })}
      className={styles.avatar}
      choices={[
        { key: 'switch', label: t('account.switchRole'), icon: <IconSwap />, onSelect: switchRole },
        { key: 'logout', label: t('account.logout'), icon: <IconPoweroff />, onSelect: () => void logout() },
      ]}
    >
      {session.user?.avatar ? <img src={session.user.avatar} alt="" /> : name.charAt(0).toUpperCase()}
    </MenuButton>
  );
});
