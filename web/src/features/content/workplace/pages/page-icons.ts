import IconApps from '@arco-design/web-react/icon/react-icon/IconApps';
import IconArchive from '@arco-design/web-react/icon/react-icon/IconArchive';
import IconBook from '@arco-design/web-react/icon/react-icon/IconBook';
import IconBug from '@arco-design/web-react/icon/react-icon/IconBug';
import IconCheckCircle from '@arco-design/web-react/icon/react-icon/IconCheckCircle';
import IconCloseCircle from '@arco-design/web-react/icon/react-icon/IconCloseCircle';
import IconCompass from '@arco-design/web-react/icon/react-icon/IconCompass';
import IconCustomerService from '@arco-design/web-react/icon/react-icon/IconCustomerService';
import IconDashboard from '@arco-design/web-react/icon/react-icon/IconDashboard';
import IconDesktop from '@arco-design/web-react/icon/react-icon/IconDesktop';
import IconEdit from '@arco-design/web-react/icon/react-icon/IconEdit';
import IconEmail from '@arco-design/web-react/icon/react-icon/IconEmail';
import IconFile from '@arco-design/web-react/icon/react-icon/IconFile';
import IconFolder from '@arco-design/web-react/icon/react-icon/IconFolder';
import IconHeart from '@arco-design/web-react/icon/react-icon/IconHeart';
import IconIdcard from '@arco-design/web-react/icon/react-icon/IconIdcard';
import IconLayout from '@arco-design/web-react/icon/react-icon/IconLayout';
import IconLock from '@arco-design/web-react/icon/react-icon/IconLock';
import IconCommon from '@arco-design/web-react/icon/react-icon/IconCommon';
import IconMindMapping from '@arco-design/web-react/icon/react-icon/IconMindMapping';
import IconNotification from '@arco-design/web-react/icon/react-icon/IconNotification';
import IconOrderedList from '@arco-design/web-react/icon/react-icon/IconOrderedList';
import IconQrcode from '@arco-design/web-react/icon/react-icon/IconQrcode';
import IconSafe from '@arco-design/web-react/icon/react-icon/IconSafe';
import IconSchedule from '@arco-design/web-react/icon/react-icon/IconSchedule';
import IconSend from '@arco-design/web-react/icon/react-icon/IconSend';
import IconSettings from '@arco-design/web-react/icon/react-icon/IconSettings';
import IconSound from '@arco-design/web-react/icon/react-icon/IconSound';
import IconStorage from '@arco-design/web-react/icon/react-icon/IconStorage';
import IconSubscribed from '@arco-design/web-react/icon/react-icon/IconSubscribed';
import IconTags from '@arco-design/web-react/icon/react-icon/IconTags';
import IconThumbUp from '@arco-design/web-react/icon/react-icon/IconThumbUp';
import IconThunderbolt from '@arco-design/web-react/icon/react-icon/IconThunderbolt';
import IconUser from '@arco-design/web-react/icon/react-icon/IconUser';
import IconUserAdd from '@arco-design/web-react/icon/react-icon/IconUserAdd';
import IconUserGroup from '@arco-design/web-react/icon/react-icon/IconUserGroup';
import type { ComponentType } from 'react';
import type { SignedInPageName } from '../../../../api/generated/model/pages';

/** A page is recognised by its icon, so that no two have the same. */
export const pageIcons: Record<SignedInPageName, ComponentType> = {
  Workplace: IconDashboard,
  Monitor: IconDesktop,
  Announcements: IconSound,
  Documents: IconBook,
  DataAnalysis: IconApps,
  MultiDimensionDataAnalysis: IconCommon,
  SearchTable: IconStorage,
  Card: IconIdcard,
  Content: IconFolder,
  Authors: IconEdit,
  Labels: IconTags,
  Services: IconCustomerService,
  Orders: IconSchedule,
  Enquiries: IconEmail,
  Testimonials: IconThumbUp,
  Accounts: IconUserGroup,
  AccountRequests: IconUserAdd,
  Rights: IconSafe,
  Audit: IconArchive,
  Keys: IconQrcode,
  Webhooks: IconThunderbolt,
  Undelivered: IconSend,
  Status: IconHeart,
  Step: IconOrderedList,
  Group: IconLayout,
  Basic: IconFile,
  Success: IconCheckCircle,
  Error: IconCloseCircle,
  403: IconLock,
  404: IconCompass,
  500: IconBug,
  Info: IconUser,
  Setting: IconSettings,
  Projects: IconMindMapping,
  Teams: IconSubscribed,
  Message: IconNotification,
};
