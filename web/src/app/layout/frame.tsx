import { Activity, memo, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { FrameProps } from '../routing/loaded-route';
import { PageCache } from '../tabs/page-cache';
import { visits } from '../visits/visits.store';
import { DefaultLayout } from './default-layout';

/** The layout with the pages of the open tabs in it; shows a failure if the next page could not be loaded. */
export const Frame = memo(function Frame({ loaded, location, asked, failure }: FrameProps) {
  const { name } = loaded.route;
  useEffect(() => visits.open(name), [name]);
  return (
    <Routes location={asked}>
      <Route element={<DefaultLayout />}>
        <Route
          path="*"
          element={
            <>
              <Activity mode={failure === null ? 'visible' : 'hidden'}>
                <PageCache loaded={loaded} location={location} />
              </Activity>
              {failure}
            </>
          }
        />
      </Route>
    </Routes>
  );
});
