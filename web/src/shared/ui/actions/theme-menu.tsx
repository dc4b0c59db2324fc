import IconDesktop from '@arco-design/web-react/icon/react-icon/IconDesktop';
import IconMoon from '@arco-design/web-react/icon/react-icon/IconMoon';
import IconSun from '@arco-design/web-react/icon/react-icon/IconSun';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { settings } from '../../settings/settings.store';
import { MenuButton } from './menu-button';

const themes = [
  { theme: 'light', Icon: IconSun },
  { theme: 'dark', Icon: IconMoon },
  { theme: 'system', Icon: IconDesktop },
] as const;

export const ThemeMenu = observer(function ThemeMenu() {
  const { t } = useTranslation();
  const chosen = settings.values.theme;
  const { Icon: Chosen } = themes.find(({ theme }) => theme === chosen) ?? themes[0];
  const choices = themes.map(({ theme, Icon }) => ({
    key: theme,
    label: t(`theme.${theme}`),
    icon: <Icon />,
    checked: theme === chosen,
    onSelect: () => {
      settings.update({ theme });
    },
  }));
  return (
    <MenuButton label={t('theme.label')} choices={choices}>
      <Chosen />
    </MenuButton>
  );
});
