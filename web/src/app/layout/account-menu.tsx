import IconPoweroff from '@arco-design/web-react/icon/react-icon/IconPoweroff';
import IconQuestionCircle from '@arco-design/web-react/icon/react-icon/IconQuestionCircle';
import IconSettings from '@arco-design/web-react/icon/react-icon/IconSettings';
import IconSwap from '@arco-design/web-react/icon/react-icon/IconSwap';
import IconTool from '@arco-design/web-react/icon/react-icon/IconTool';
import IconUser from '@arco-design/web-react/icon/react-icon/IconUser';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { maintenance } from '../../shared/session/maintenance.store';
import { session } from '../../shared/session/session.store';
import { MenuButton } from '../../shared/ui/actions/menu-button';
import { toasts } from '../../shared/ui/feedback/toasts.store';
import { Avatar } from '../../shared/ui/layout/avatar';
import { panels } from '../panels/panels.store';
import { leadsTo } from '../routing/pages-of-visitor';
import type { AppRoute } from '../routing/route-types';
import { userInfoRoute, userSettingRoute } from '../routing/routes';
import { visitor } from '../routing/visitor';
import styles from './account-menu.module.css';
import { useLogout } from '../routing/use-logout';
import { useLanguage } from '../../shared/i18n/use-language';
import { roleName } from '../../shared/session/role-name';

const ownScreens = [
  { route: userInfoRoute, label: 'shared:menu.user', icon: <IconUser /> },
  { route: userSettingRoute, label: 'shared:menu.user.setting', icon: <IconSettings /> },
] as const satisfies { route: AppRoute; label: string; icon: ReactNode }[];

export const AccountMenu = observer(function AccountMenu() {
  const { t } = useTranslation(['app', 'shared']);
  const language = useLanguage();
  const navigate = useNavigate();
  const name = session.user?.name ?? '';

  const switchRole = () => {
    session.switchRole();
    if (session.role !== '') {
      const role = roleName(session.role, language);
      toasts.show({ kind: 'success', text: t('account.switched', { role }) });
    }
    // Asks the guard again: the screen may be closed to the other role.
    const { pathname, search, hash } = window.location;
    void navigate({ pathname, search, hash }, { replace: true });
  };
  const logout = useLogout();

  const own = ownScreens
    .filter(({ route }) => leadsTo(route, visitor()))
    .map(({ route, label, icon }) => ({
      key: route.name,
      label: t(label),
      icon,
      onSelect: () => void navigate(route.path),
    }));

  return (
    <MenuButton
      label={t('account.label', { name })}
      className={styles.button}
      choices={[
        ...own,
        ...(maintenance.mayEnd
          ? [
              {
                key: 'maintenance',
                label: t('account.maintenance'),
                icon: <IconTool />,
                onSelect: maintenance.ask,
              },
            ]
          : []),
        {
          key: 'tour',
          label: t('account.tour'),
          icon: <IconQuestionCircle />,
          onSelect: () => {
            panels.show('tour');
          },
        },
        { key: 'switch', label: t('account.switchRole'), icon: <IconSwap />, onSelect: switchRole },
        { key: 'logout', label: t('account.logout'), icon: <IconPoweroff />, onSelect: () => void logout() },
      ]}
    >
      <Avatar picture={session.user?.avatar ?? ''} className={styles.avatar}>
        {name.charAt(0).toUpperCase()}
      </Avatar>
    </MenuButton>
  );
});
