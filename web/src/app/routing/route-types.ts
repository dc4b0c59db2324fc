import type { ComponentType } from 'react';
import type { Role } from '../../api/generated/model';
import type { Namespace } from '../i18n/namespaces';
import type { IconName } from '../../shared/ui/layout/menu-icons';
import type { catalogue } from '../../shared/locales/en-US';

export type RouteRole = '*' | Role;
export type MenuKey = Extract<keyof typeof catalogue, `menu.${string}`>;
export type Frame = 'none' | 'default';

/** What a page shows. Its code and texts are loaded on navigation. */
export interface Screen {
  load: () => Promise<ComponentType>;
  texts?: Namespace | Namespace[];
}

export interface AppRoute {
  path: string;
  name: string;
  locale: MenuKey;
  requiresAuth: boolean;
  /** If empty, every role may open it. */
  roles: readonly RouteRole[];
  hideInMenu?: boolean;
  /** The page is mounted again on every navigation, even while its tab is open. */
  ignoreCache?: boolean;
  screen: Screen;
}

export interface RouteGroup {
  name: string;
  locale: MenuKey;
  icon: IconName;
  order: number;
  /** The menu shows the group as one entry, which opens its first page. */
  hidesPages?: boolean;
  children: AppRoute[];
}

export interface ExternalLink {
  name: string;
  locale: MenuKey;
  icon: IconName;
  order: number;
  href: string;
}
