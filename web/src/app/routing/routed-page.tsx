import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { PageFailure } from '../../shared/ui/page-failure';
import { PageCache } from '../tabs/page-cache';
import { useArrival } from './use-arrival';
import { useScroll } from './use-scroll';

/** Draws the frame of index.html until there is something to take its place. */
function removeFrame(): void {
  document.getElementById('frame')?.remove();
}

/** Shows the screen that belongs to the address. */
export function RoutedPage() {
  const { t } = useTranslation();
  const { settled, retry } = useArrival();
  useScroll(settled?.location);

  const shown = settled?.kind === 'shown' ? settled.arrival : null;
  const title = shown === null ? t('brand') : `${t(shown.route.locale)} · ${t('brand')}`;
  useLayoutEffect(() => {
    if (settled === null) return;
    removeFrame();
    document.title = title;
  }, [settled, title]);

  if (settled === null) return null;
  if (settled.kind === 'failed') {
    return (
      <main>
        <PageFailure error={settled.error} isAlone onRetry={retry} />
      </main>
    );
  }
  const { arrival, location } = settled;
  const { Layout } = arrival;
  return (
    <Routes location={location}>
      <Route element={Layout && <Layout />}>
        <Route path="*" element={<PageCache arrival={arrival} location={location} />} />
      </Route>
    </Routes>
  );
}
