import type { ComponentType } from 'react';
import type { SignedInPageName } from '../../api/generated/model/pages';

/**
 * Loads the code of each page that needs a sign-in. Visitors who are not signed in do not load this list: with the names
 * of all files that the pages need, it is a fifth of the first script.
 */
export const signedInPages = {
  Workplace: {
    load: async () => (await import('../../features/content/workplace/workplace-page')).WorkplacePage,
  },
  Monitor: { load: async () => (await import('../monitor/monitor-screen')).MonitorScreen },
  Announcements: {
    load: async () =>
      (await import('../../features/messages/announcements/announcements-page')).AnnouncementsPage,
  },
  Documents: {
    load: async () => (await import('../../features/platform/documents/documents-page')).DocumentsPage,
  },
  DataAnalysis: {
    load: async () => (await import('../../features/content/analysis/data-analysis-page')).DataAnalysisPage,
  },
  MultiDimensionDataAnalysis: {
    load: async () =>
      (await import('../../features/content/analysis/dimensions/dimensions-page')).DimensionsPage,
  },
  SearchTable: {
    load: async () => (await import('../../features/policies/policies/policies-page')).PoliciesPage,
  },
  Card: { load: async () => (await import('../../features/content/cards/cards-page')).CardsPage },
  Content: {
    load: async () =>
      (await import('../../features/library/content-items/content-items-page')).ContentItemsPage,
  },
  Authors: {
    load: async () => (await import('../../features/content/authors/authors-page')).AuthorsPage,
  },
  Labels: {
    load: async () => (await import('../../features/library/labels/labels-page')).LabelsPage,
  },
  Services: {
    load: async () =>
      (await import('../../features/content/service-offers/service-offers-page')).ServiceOffersPage,
  },
  Orders: { load: async () => (await import('../../features/content/service-cards/orders-page')).OrdersPage },
  Step: {
    load: async () =>
      (await import('../../features/operations/channel-activities/channel-form-page')).ChannelFormPage,
  },
  Accounts: {
    load: async () => (await import('../../features/system/account-admin/accounts-page')).AccountsPage,
  },
  AccountRequests: {
    load: async () =>
      (await import('../../features/public/account-requests/account-requests-page')).AccountRequestsPage,
  },
  Rights: { load: async () => (await import('../../features/system/rights/rights-page')).RightsPage },
  Audit: { load: async () => (await import('../../features/platform/audit/audit-page')).AuditPage },
  Keys: {
    load: async () => (await import('../../features/delivery/channels/channels-page')).ChannelsPage,
  },
  Webhooks: {
    load: async () => (await import('../../features/system/webhooks/webhooks-page')).WebhooksPage,
  },
  Undelivered: {
    load: async () => (await import('../../features/platform/outbox/undelivered-page')).UndeliveredPage,
  },
  Status: { load: async () => (await import('../../features/system/status/status-page')).StatusPage },
  Testimonials: {
    load: async () => (await import('../../features/public/testimonials/testimonials-page')).TestimonialsPage,
  },
  Enquiries: {
    load: async () => (await import('../../features/public/enquiries/enquiries-page')).EnquiriesPage,
  },
  Success: {
    load: async () => (await import('../../features/operations/applications/success-page')).SuccessPage,
  },
  Error: {
    load: async () => (await import('../../features/operations/applications/error-page')).ErrorPage,
  },
  Group: {
    load: async () =>
      (await import('../../features/operations/profile-parameters/form/group-form-page')).GroupFormPage,
  },
  Basic: {
    load: async () =>
      (await import('../../features/operations/profile-parameters/profile/basic-profile-page'))
        .BasicProfilePage,
  },
  403: {
    load: async () => (await import('../../features/platform/exceptions/forbidden-page')).ForbiddenPage,
  },
  404: { load: async () => (await import('../../features/platform/exceptions/missing-page')).MissingPage },
  500: {
    load: async () => (await import('../../features/platform/exceptions/server-error-page')).ServerErrorPage,
  },
  Info: { load: async () => (await import('../../features/people/info/info-page')).InfoPage },
  Setting: {
    load: async () => (await import('../user-setting/user-setting-screen')).UserSettingScreen,
  },
  Projects: {
    load: async () => (await import('../../features/people/directory/projects-page')).ProjectsPage,
  },
  Teams: {
    load: async () => (await import('../../features/people/directory/teams-page')).TeamsPage,
  },
  Message: {
    load: async () => (await import('../../features/messages/messages/messages-page')).MessagesPage,
  },
} satisfies Record<SignedInPageName, { load: () => Promise<ComponentType> }>;
