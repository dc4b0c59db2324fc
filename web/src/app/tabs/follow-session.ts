import { compareStructural, reaction } from 'mobx';
import { session } from '../../shared/session/session.store';
import { findRoute } from '../routing/find-route';
import { judge, type RouteTarget } from '../routing/guard';
import { redirectRoute } from '../routing/routes';
import { visitor } from '../routing/visitor';
import { readTabs, storeTabs } from './stored-tabs';
import { type Tab, tabOf } from './tab';
import { tabs } from './tabs.store';

const account = () => session.user?.accountId;

function permittedTab(target: RouteTarget): Tab | null {
  const route = findRoute(target.pathname);
  const verdict = judge(target, visitor());
  const isEntered = verdict.kind === 'enter' && verdict.route === route;
  return isEntered && route.requiresAuth && route !== redirectRoute ? tabOf(route, target) : null;
}

const isPermitted = ({ fullPath }: Tab) => {
  const { pathname, search } = new URL(fullPath, location.origin);
  return permittedTab({ pathname, search }) !== null;
};

/** Tabs belong to who is signed in: brought back with them, gone with them, and no more than they may open. */
export function followSession(): void {
  reaction(
    account,
    (id) => {
      if (id === undefined) tabs.reset();
      else tabs.replace(readTabs(id, permittedTab));
    },
    // Before anybody is known there is nothing to bring back, and nothing to forget yet.
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
