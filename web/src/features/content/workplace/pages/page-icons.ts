import IconBook from '@arco-design/web-react/icon/react-icon/IconBook';
import IconDesktop from '@arco-design/web-react/icon/react-icon/IconDesktop';
import IconEmail from '@arco-design/web-react/icon/react-icon/IconEmail';
import IconIdcard from '@arco-design/web-react/icon/react-icon/IconIdcard';
import IconNotification from '@arco-design/web-react/icon/react-icon/IconNotification';
import IconSound from '@arco-design/web-react/icon/react-icon/IconSound';
import IconStorage from '@arco-design/web-react/icon/react-icon/IconStorage';
import type { ComponentType } from 'react';
import type { PageName } from '../../../../api/generated/model';
import type { OpenPage } from '../../../../shared/pages/open-pages';
import { menuIcons } from '../../../../shared/ui/layout/menu-icons';

const icons: Partial<Record<PageName, ComponentType>> = {
  Announcements: IconSound,
  Card: IconIdcard,
  Documents: IconBook,
  Enquiries: IconEmail,
  Message: IconNotification,
  Monitor: IconDesktop,
  SearchTable: IconStorage,
};

/** Its own icon, else the one of its group. */
export function iconOf({ name, icon }: OpenPage): ComponentType {
  return icons[name] ?? menuIcons[icon];
}
