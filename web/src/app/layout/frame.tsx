import { Activity, memo, useEffect, useMemo } from 'react';
import { LocationScope } from '../routing/location-scope';
import type { FrameProps } from '../routing/loaded-route';
import { PageCache } from '../tabs/page-cache';
import { visits } from '../visits/visits.store';
import { DefaultLayout } from './default-layout';

/** The layout with the pages of the open tabs in it; shows a failure if the next page could not be loaded. */
export const Frame = memo(function Frame({ loaded, location, asked, failure }: FrameProps) {
  const { name } = loaded.route;
  useEffect(() => visits.open(name), [name]);
  return (
    <LocationScope location={usePlace(asked.pathname)}>
      <DefaultLayout>
        <Activity mode={failure === null ? 'visible' : 'hidden'}>
          <PageCache loaded={loaded} location={location} />
        </Activity>
        {failure}
      </DefaultLayout>
    </LocationScope>
  );
});

/** The layout shows at which page one stands, whatever its query is: another sorting does not render it again. */
function usePlace(pathname: string) {
  return useMemo(() => ({ pathname, search: '', hash: '', state: null, key: 'default' }), [pathname]);
}
