import IconApps from '@arco-design/web-react/icon/react-icon/IconApps';
import IconBook from '@arco-design/web-react/icon/react-icon/IconBook';
import IconCheckCircle from '@arco-design/web-react/icon/react-icon/IconCheckCircle';
import IconDashboard from '@arco-design/web-react/icon/react-icon/IconDashboard';
import IconEdit from '@arco-design/web-react/icon/react-icon/IconEdit';
import IconExclamationCircle from '@arco-design/web-react/icon/react-icon/IconExclamationCircle';
import IconFile from '@arco-design/web-react/icon/react-icon/IconFile';
import IconFolder from '@arco-design/web-react/icon/react-icon/IconFolder';
import IconLink from '@arco-design/web-react/icon/react-icon/IconLink';
import IconList from '@arco-design/web-react/icon/react-icon/IconList';
import IconQuestionCircle from '@arco-design/web-react/icon/react-icon/IconQuestionCircle';
import IconTool from '@arco-design/web-react/icon/react-icon/IconTool';
import IconUser from '@arco-design/web-react/icon/react-icon/IconUser';

/** Icons by name. A name from the server is only looked up here, never evaluated. */
export const menuIcons = {
  apps: IconApps,
  book: IconBook,
  'check-circle': IconCheckCircle,
  dashboard: IconDashboard,
  edit: IconEdit,
  'exclamation-circle': IconExclamationCircle,
  file: IconFile,
  folder: IconFolder,
  link: IconLink,
  list: IconList,
  'question-circle': IconQuestionCircle,
  tool: IconTool,
  user: IconUser,
};

export type IconName = keyof typeof menuIcons;

/** The icon for a name such as `icon-dashboard`; a generic icon for an unknown name. */
export function iconNamed(name: string | undefined): IconName {
  const bare = name?.replace(/^icon-/, '') ?? '';
  return bare in menuIcons ? (bare as IconName) : 'apps';
}
