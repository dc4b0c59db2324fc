import { observer } from 'mobx-react-lite';
import { Activity, memo, useLayoutEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { session } from '../../shared/session/session.store';
import { settings } from '../../shared/settings/settings.store';
import { ErrorBoundary } from '../../shared/ui/feedback/error-boundary';
import { LocationScope } from '../routing/location-scope';
import type { LoadedRoute } from '../routing/loaded-route';
import { mayEnter } from '../routing/permission';
import { cachedPages, type CachedPage } from './cached-pages';
import { tabs } from './tabs.store';

interface Props {
  loaded: LoadedRoute;
  location: Location;
}

/**
 * The current page and the pages of the other open tabs, which are hidden, idle and keep their state.
 * Without the tab bar there is only the current page.
 */
export const PageCache = observer(function PageCache({ loaded, location }: Props) {
  const { route, Page } = loaded;
  const { tabBar } = settings.values;
  const [pages, setPages] = useState<CachedPage[]>([]);
  const isKept = (name: string) => tabBar && tabs.cached.includes(name);
  const shown = cachedPages(pages, { name: route.name, Page, location }, isKept);
  if (shown !== pages) setPages(shown);

  // Before paint, so that page and tab appear together.
  useLayoutEffect(() => {
    if (!tabBar) tabs.reset();
    // After a change of role, the screen stays mounted until the guard has redirected.
    else if (mayEnter(route, session.role)) tabs.open(route, location);
  }, [tabBar, route, location]);

  return shown.map(({ name, Page: Kept, location: left }) => (
    <Activity key={`${name} ${tabs.reloadsOf(name)}`} mode={name === route.name ? 'visible' : 'hidden'}>
      <KeptPage Page={Kept} location={left} />
    </Activity>
  ));
});

/** Rendered again only if its own address has changed. */
const KeptPage = memo(function KeptPage({ Page, location }: Omit<CachedPage, 'name'>) {
  return (
    <LocationScope location={location}>
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
    </LocationScope>
  );
});
