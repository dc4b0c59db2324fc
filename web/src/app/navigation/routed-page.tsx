import { observer } from 'mobx-react-lite';
import { Activity, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../../shared/ui/feedback/error-boundary';
import { PageFailure } from '../../shared/ui/feedback/page-failure';
import { useNavigationResult } from './use-navigation-result';
import { useFramed } from './use-framed';
import { useScroll } from './use-scroll';

/** Keeps the frame of index.html until the first screen replaces it. */
function removeFrame(): void {
  for (const element of document.querySelectorAll('#frame, [data-notice]')) element.remove();
}

/** Shows the screen for the current URL. */
export const RoutedPage = observer(function RoutedPage() {
  const { t } = useTranslation();
  const { settled, retry } = useNavigationResult();
  useScroll(settled?.location);
  const { framed, isInFrame } = useFramed(settled);

  const shown = settled?.kind === 'shown' ? settled.loaded : null;
  const title = shown === null ? t('brand') : `${t(shown.route.locale)} · ${t('brand')}`;
  useLayoutEffect(() => {
    if (settled === null) return;
    removeFrame();
    document.title = title;
  }, [settled, title]);

  if (settled === null) return null;
  const failure = settled.kind === 'failed' && (
    <PageFailure error={settled.error} isAlone={!isInFrame} onRetry={retry} />
  );
  const Bare = shown?.Page;
  return (
    <>
      {framed && (
        // Only hidden while a page without frame is shown, so that the pages of the tabs keep their state.
        <Activity mode={isInFrame ? 'visible' : 'hidden'}>
          <framed.Frame
            loaded={framed.loaded}
            location={framed.location}
            asked={isInFrame ? settled.location : framed.location}
            failure={failure || null}
          />
        </Activity>
      )}
      {!isInFrame && (
        <ErrorBoundary key={settled.location.pathname}>
          {Bare === undefined ? <main>{failure}</main> : <Bare />}
        </ErrorBoundary>
      )}
    </>
  );
});
