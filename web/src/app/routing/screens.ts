import type { PublicPageName, SignedInPageName } from '../../api/generated/model/pages';
import { leaveForLanding } from './leave-for-landing';
import type { Screen } from './route-types';

export const publicScreens: Record<PublicPageName, Screen> = {
  home: { load: leaveForLanding },
  login: {
    load: async () => (await import('../../features/people/login/login-page')).LoginPage,
    texts: 'login',
  },
  maintenance: {
    load: async () => (await import('../../features/platform/maintenance/maintenance-page')).MaintenancePage,
    texts: 'maintenance',
  },
};

/** What stands on each page of the BFF's list. A page that is not built yet is in no menu and answers not found. */
export const screens: Record<SignedInPageName, Screen | undefined> = {
  Workplace: {
    load: async () => (await import('../../features/content/workplace/workplace-page')).WorkplacePage,
    texts: ['workplace', 'charts'],
  },
  Monitor: {
    load: async () => (await import('../monitor/monitor-screen')).MonitorScreen,
    texts: ['monitor', 'charts', 'chat'],
  },
  Announcements: {
    load: async () =>
      (await import('../../features/messages/announcements/announcements-page')).AnnouncementsPage,
    texts: 'announcements',
  },
  Documents: {
    load: async () => (await import('../../features/platform/documents/documents-page')).DocumentsPage,
    texts: ['documents', 'workplace'],
  },
  DataAnalysis: {
    load: async () => (await import('../../features/content/analysis/data-analysis-page')).DataAnalysisPage,
    texts: ['analysis', 'charts'],
  },
  MultiDimensionDataAnalysis: {
    load: async () =>
      (await import('../../features/content/analysis/dimensions/dimensions-page')).DimensionsPage,
    texts: ['analysis', 'charts'],
  },
  SearchTable: {
    load: async () => (await import('../../features/policies/policies/policies-page')).PoliciesPage,
    texts: 'policies',
  },
  Card: {
    load: async () => (await import('../../features/content/cards/cards-page')).CardsPage,
    texts: ['cards', 'billing'],
  },
  Orders: {
    load: async () => (await import('../../features/content/orders/orders-page')).OrdersPage,
    texts: ['orders', 'billing'],
  },
  Enquiries: {
    load: async () => (await import('../../features/public/enquiries/enquiries-page')).EnquiriesPage,
    texts: 'enquiries',
  },
  Step: undefined,
  Group: undefined,
  Basic: undefined,
  Success: undefined,
  Error: undefined,
  403: {
    load: async () => (await import('../../features/platform/exceptions/forbidden-page')).ForbiddenPage,
    texts: 'exceptions',
  },
  404: {
    load: async () => (await import('../../features/platform/exceptions/missing-page')).MissingPage,
    texts: 'exceptions',
  },
  500: {
    load: async () => (await import('../../features/platform/exceptions/server-error-page')).ServerErrorPage,
    texts: 'exceptions',
  },
  Info: undefined,
  Setting: undefined,
  Message: {
    load: async () => (await import('../../features/messages/messages/messages-page')).MessagesPage,
    texts: 'messages',
  },
};
