import {
  IconApps,
  IconCheckCircle,
  IconDashboard,
  IconExclamationCircle,
  IconFile,
  IconLink,
  IconList,
  IconQuestionCircle,
  IconSettings,
  IconUser,
} from '@arco-design/web-react/icon';

/** Icons by name: a name that the server sends is looked up here, never made into code. */
export const menuIcons = {
  apps: IconApps,
  'check-circle': IconCheckCircle,
  dashboard: IconDashboard,
  'exclamation-circle': IconExclamationCircle,
  file: IconFile,
  link: IconLink,
  list: IconList,
  'question-circle': IconQuestionCircle,
  settings: IconSettings,
  user: IconUser,
};

export type IconName = keyof typeof menuIcons;

/** The icon for a name such as `icon-dashboard`; a plain one when there is none of this name. */
export function iconNamed(name: string | undefined): IconName {
  const bare = name?.replace(/^icon-/, '') ?? '';
  return bare in menuIcons ? (bare as IconName) : 'apps';
}
