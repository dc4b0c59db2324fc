import { observer } from 'mobx-react-lite';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../shared/announcements/use-announcement';
import { onRouteChange } from '../../shared/lib/route-events';
import { SessionEndDialog } from '../../shared/session/session-end-dialog';
import { loadTexts } from '../../shared/i18n/load-texts';
import { session } from '../../shared/session/session.store';
import { isNewAccount } from '../tour/tour-stops';
import { lazyPart } from '../../shared/ui/feedback/lazy-part';
import { Questions } from '../../shared/ui/overlays/questions';
import { settings } from '../../shared/settings/settings.store';
import { MaintenanceParts } from '../live/maintenance-parts';
import { ConnectionBanner } from '../live/live-parts';
import { findRoute } from '../routing/find-route';
import { watchServerMenu } from '../routing/load-server-menu';
import type { MenuKey } from '../routing/route-types';
import { watchSession } from '../tabs/watch-session';
import { TabBar } from '../tabs/tab-bar';
import { Breadcrumb } from './breadcrumb';
import styles from './default-layout.module.css';
import { MenuDrawer } from './menu-drawer';
import { Navbar } from './navbar';
import { Panels } from './panels';
import { ReadOnlyNote } from './read-only-note';
import { Sidebar } from './sidebar';

// Imported here, so that the login page does not load the code of the tabs.
watchSession();
watchServerMenu();

const TourOffer = lazyPart(async () => {
  const [{ TourOffer: Offer }] = await Promise.all([import('../tour/tour-offer'), loadTexts('tour')]);
  return Offer;
});
// Loaded on demand, because few users need them.
const FloatingTools = lazyPart(async () => (await import('./floating-tools')).FloatingTools);
const TopMenu = lazyPart(async () => (await import('./menu/top-menu')).TopMenu);

/** The frame around every signed-in screen. */
export const DefaultLayout = observer(function DefaultLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['app', 'shared']);
  const { navbar, menu, topMenu, hideMenu, footer, menuCollapse, menuWidth, tabBar, tourSeen } =
    settings.values;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [arrivedAt, setArrivedAt] = useState<MenuKey | null>(null);

  useEffect(
    () =>
      onRouteChange(({ path }) => {
        setDrawerOpen(false);
        setArrivedAt(findRoute(path).locale);
      }),
    [],
  );

  // Announces the new page to screen readers.
  useAnnouncement(arrivedAt && t(`shared:${arrivedAt}`));

  const { user } = session;
  const isOffered = !tourSeen && user !== null && isNewAccount(user.registrationDate, Date.now());
  const hasMenu = menu && !hideMenu;
  // The top menu needs the navbar.
  const isMenuAtTop = topMenu && navbar;
  const hasSidebar = hasMenu && !isMenuAtTop;
  const openDrawer = useCallback(() => {
    setDrawerOpen(true);
  }, []);
  return (
    <div
      className={styles.layout}
      style={{ '--chosen-width': `${menuWidth}px` } as CSSProperties}
      data-navbar={navbar}
      data-menu={hasSidebar}
      data-collapsed={menuCollapse}
    >
      <a href="#content" className={styles.skip}>
        {t('skip.toContent')}
      </a>
      {navbar && (
        <Navbar onOpenMenu={hasMenu ? openDrawer : undefined}>{hasMenu && isMenuAtTop && <TopMenu />}</Navbar>
      )}
      {hasSidebar && <Sidebar />}
      {isDrawerOpen && (
        <MenuDrawer
          onClose={() => {
            setDrawerOpen(false);
          }}
        />
      )}
      <div className={styles.body}>
        {tabBar && <TabBar />}
        <main id="content" tabIndex={-1} className={styles.main}>
          <Breadcrumb />
          <ReadOnlyNote />
          {isOffered && <TourOffer />}
          {children}
        </main>
        <ConnectionBanner />
        <MaintenanceParts />
        {footer && <footer className={styles.footer}>{t('footer.text')}</footer>}
      </div>
      {!navbar && <FloatingTools onOpenMenu={hasMenu ? openDrawer : undefined} />}
      <Panels />
      <SessionEndDialog />
      <Questions />
    </div>
  );
});
