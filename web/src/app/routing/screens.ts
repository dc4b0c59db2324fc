import type { PublicPageName, SignedInPageName } from '../../api/generated/model/pages';
import { leaveForLanding } from './leave-for-landing';
import type { Screen } from './route-types';
import type { signedInPages } from './signed-in-pages';

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

function signedIn(name: keyof typeof signedInPages, texts: Screen['texts']): Screen {
  return { load: async () => (await import('./signed-in-pages')).signedInPages[name].load(), texts };
}

/** The screen of each page in the BFF's list. */
export const screens: Record<SignedInPageName, Screen> = {
  Workplace: signedIn('Workplace', ['workplace', 'charts']),
  Monitor: signedIn('Monitor', ['studio', 'charts', 'chat', 'forms']),
  Announcements: signedIn('Announcements', ['announcements', 'forms']),
  Documents: signedIn('Documents', ['documents', 'workplace']),
  DataAnalysis: signedIn('DataAnalysis', ['analysis', 'charts']),
  MultiDimensionDataAnalysis: signedIn('MultiDimensionDataAnalysis', ['analysis', 'charts']),
  SearchTable: signedIn('SearchTable', ['policies', 'bulk', 'forms', 'saved-views', 'schedule']),
  Card: signedIn('Card', ['cards', 'ordering', 'content-items', 'forms', 'records']),
  Content: signedIn('Content', ['content-items', 'bulk', 'forms', 'records', 'saved-views', 'schedule']),
  Authors: signedIn('Authors', ['authors', 'forms', 'records']),
  Labels: signedIn('Labels', ['labels', 'forms', 'records']),
  Services: signedIn('Services', ['service-offers', 'ordering', 'forms', 'records']),
  Orders: signedIn('Orders', ['service-cards', 'ledger', 'ordering', 'records']),
  Enquiries: signedIn('Enquiries', ['enquiries', 'forms', 'records']),
  Testimonials: signedIn('Testimonials', ['testimonials', 'forms', 'records']),
  Accounts: signedIn('Accounts', ['account-admin', 'grants', 'tokens', 'forms', 'records']),
  AccountRequests: signedIn('AccountRequests', ['account-requests', 'forms', 'records']),
  Rights: signedIn('Rights', ['rights', 'grants', 'records']),
  Audit: signedIn('Audit', ['audit', 'records']),
  Keys: signedIn('Keys', ['channels', 'forms', 'records']),
  Webhooks: signedIn('Webhooks', ['webhooks', 'forms', 'records']),
  Undelivered: signedIn('Undelivered', ['outbox', 'records']),
  Status: signedIn('Status', 'status'),
  Step: signedIn('Step', ['channel-activities', 'applications', 'forms']),
  Group: signedIn('Group', ['profile-parameters', 'forms']),
  Basic: signedIn('Basic', ['profile-parameters', 'forms', 'records']),
  Success: signedIn('Success', ['applications', 'forms', 'records']),
  Error: signedIn('Error', ['applications', 'forms', 'records']),
  403: signedIn(403, 'exceptions'),
  404: signedIn(404, 'exceptions'),
  500: signedIn(500, 'exceptions'),
  Info: signedIn('Info', ['info', 'charts']),
  Setting: signedIn('Setting', 'accounts'),
  Projects: signedIn('Projects', ['directory', 'forms', 'records']),
  Teams: signedIn('Teams', ['directory', 'forms', 'records']),
  Message: signedIn('Message', ['messages', 'notifications', 'records']),
};
