import type { ComponentType } from 'react';
import type { Role } from '../../api/generated/model';
import type { Namespace } from '../i18n/namespaces';
import type { IconName } from './menu-icons';
import type { catalogue } from '../../shared/locales/en-US';

export type RouteRole = '*' | Role;
export type MenuKey = Extract<keyof typeof catalogue, `menu.${string}`>;
export type Frame = 'none' | 'default';

/** A screen that exists: its code and its texts are loaded when somebody goes there. */
export interface Screen {
  load: () => Promise<ComponentType>;
  texts?: Namespace | Namespace[];
}

export interface AppRoute {
  path: string;
  name: string;
  locale: MenuKey;
  requiresAuth: boolean;
  /** Empty: whoever may enter at all. */
  roles: readonly RouteRole[];
  hideInMenu?: boolean;
  /** The page of the server's menu that leads to this one, which has no place of its own there. */
  listedAs?: string;
  /** Its page begins anew whenever it is gone to, even while its tab is open. */
  ignoreCache?: boolean;
  /** Missing until the screen is built; such a route is in no menu and answers notFound. */
  screen?: Screen;
}

export interface RouteGroup {
  name: string;
  locale: MenuKey;
  icon: IconName;
  order: number;
  children: AppRoute[];
}

export interface ExternalLink {
  name: string;
  locale: MenuKey;
  icon: IconName;
  order: number;
  href: string;
}
