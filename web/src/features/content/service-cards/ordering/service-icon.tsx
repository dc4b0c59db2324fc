import IconApps from '@arco-design/web-react/icon/react-icon/IconApps';
import IconBook from '@arco-design/web-react/icon/react-icon/IconBook';
import IconBranch from '@arco-design/web-react/icon/react-icon/IconBranch';
import IconBulb from '@arco-design/web-react/icon/react-icon/IconBulb';
import IconCalendar from '@arco-design/web-react/icon/react-icon/IconCalendar';
import IconCloudDownload from '@arco-design/web-react/icon/react-icon/IconCloudDownload';
import IconCode from '@arco-design/web-react/icon/react-icon/IconCode';
import IconCustomerService from '@arco-design/web-react/icon/react-icon/IconCustomerService';
import IconEdit from '@arco-design/web-react/icon/react-icon/IconEdit';
import IconGift from '@arco-design/web-react/icon/react-icon/IconGift';
import IconLocation from '@arco-design/web-react/icon/react-icon/IconLocation';
import IconPublic from '@arco-design/web-react/icon/react-icon/IconPublic';
import IconRobot from '@arco-design/web-react/icon/react-icon/IconRobot';
import IconStar from '@arco-design/web-react/icon/react-icon/IconStar';
import IconTrophy from '@arco-design/web-react/icon/react-icon/IconTrophy';
import IconUser from '@arco-design/web-react/icon/react-icon/IconUser';
import IconUserGroup from '@arco-design/web-react/icon/react-icon/IconUserGroup';
import IconVideoCamera from '@arco-design/web-react/icon/react-icon/IconVideoCamera';
import type { ComponentType } from 'react';
import type { ServiceIcon as IconName } from '../../../../api/generated/model';

/** Names from the server are never parsed as templates. */
const icons: Record<IconName, ComponentType> = {
  apps: IconApps,
  book: IconBook,
  branch: IconBranch,
  bulb: IconBulb,
  calendar: IconCalendar,
  'cloud-download': IconCloudDownload,
  code: IconCode,
  'customer-service': IconCustomerService,
  edit: IconEdit,
  gift: IconGift,
  location: IconLocation,
  public: IconPublic,
  robot: IconRobot,
  star: IconStar,
  trophy: IconTrophy,
  user: IconUser,
  'user-group': IconUserGroup,
  'video-camera': IconVideoCamera,
};

/** @param name of a newer server, it may be unknown */
export function ServiceIcon({ name }: { name: string }) {
  const Icon = name in icons ? icons[name as IconName] : IconApps;
  return <Icon />;
}
