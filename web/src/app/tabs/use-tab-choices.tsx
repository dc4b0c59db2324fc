import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import IconFolderDelete from '@arco-design/web-react/icon/react-icon/IconFolderDelete';
import IconRefresh from '@arco-design/web-react/icon/react-icon/IconRefresh';
import IconSwap from '@arco-design/web-react/icon/react-icon/IconSwap';
import IconToLeft from '@arco-design/web-react/icon/react-icon/IconToLeft';
import IconToRight from '@arco-design/web-react/icon/react-icon/IconToRight';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuChoice } from '../../shared/ui/actions/menu-panel';
import type { TabCommand } from './tab-commands';

const icons: Record<TabCommand, ReactNode> = {
  reload: <IconRefresh />,
  close: <IconClose />,
  closeLeft: <IconToLeft />,
  closeRight: <IconToRight />,
  closeOthers: <IconSwap />,
  closeAll: <IconFolderDelete />,
};

/** Writes commands as the choices of a menu. */
export function useTabChoices() {
  const { t } = useTranslation('app');
  return (commands: TabCommand[], onCommand: (command: TabCommand) => void): MenuChoice[] =>
    commands.map((command) => ({
      key: command,
      label: t(`tabs.${command}`),
      icon: icons[command],
      onSelect: () => {
        onCommand(command);
      },
    }));
}
