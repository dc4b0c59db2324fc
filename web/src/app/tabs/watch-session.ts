import { compareStructural, reaction } from 'mobx';
import { session } from '../../shared/session/session.store';
import { findRoute } from '../routing/find-route';
import { checkAccess, type RouteTarget } from '../routing/guard';
import { redirectRoute } from '../routing/routes';
import { visitor } from '../routing/visitor';
import { readTabs, storeTabs } from './stored-tabs';
import { type Tab, tabOf } from './tab';
import { tabs } from './tabs.store';

const account = () => session.user?.accountId;

function permittedTab(target: RouteTarget): Tab | null {
  const route = findRoute(target.pathname);
  const decision = checkAccess(target, visitor());
  const isEntered = decision.kind === 'enter' && decision.route === route;
  return isEntered && route.requiresAuth && route !== redirectRoute ? tabOf(route, target) : null;
}

const isPermitted = ({ fullPath }: Tab) => {
  const { pathname, search } = new URL(fullPath, location.origin);
  return permittedTab({ pathname, search }) !== null;
};

/** Tabs belong to the signed-in account: restored at sign-in, removed at sign-out, and limited to permitted screens. */
export function watchSession(): void {
  reaction(
    account,
    (id) => {
      if (id === undefined) tabs.reset();
      else tabs.replace(readTabs(id, permittedTab));
    },
    // Before the account is known there is nothing to restore or to remove.
    { fireImmediately: account() !== undefined },
  );
  reaction(
    visitor,
    ({ role }) => {
      if (role !== '') tabs.replace(tabs.tabs.filter(isPermitted));
    },
    { equals: compareStructural },
  );
  reaction(
    () => tabs.tabs,
    (opened) => {
      const id = account();
      if (id !== undefined) storeTabs(id, opened);
    },
  );
}
