import { type Access } from './roles.constants.js';

/**
 * Who may call which operation: the one table of rights. An operation that is not in it does not compile, and the
 * guard refuses what no operation declares.
 */
export const ACCESS = {
  getHealth: 'public',
  getReadiness: 'public',

  login: 'public',
  logout: 'any',
  getUserInfo: 'any',
  readUserInfo: 'any',
  getMenu: 'any',
  saveUserInfo: 'any',
  uploadAvatar: 'any',
  getAvatar: 'public',
  getCertification: 'any',
  listMyProjects: 'any',
  listMyTeam: 'any',
  listLatestActivities: 'any',
  listVisits: 'any',
  listProjectAndTeam: 'any',
  listRegions: 'any',

  getSettings: 'any',
  saveSettings: 'any',
  streamEvents: 'any',

  listMessages: 'any',
  readMessages: 'any',
  listMessagePage: 'any',
  getUnreadMessages: 'any',
  readAllMessages: 'any',
  removeMessages: 'any',
  clearMessages: 'any',
  listChatMessages: 'admin',

  getContentData: 'any',
  listPopularContent: 'any',

  sendContactEnquiry: 'public',
  sendJoinEnquiry: 'public',
  sendPartnerEnquiry: 'public',
  sendCareerEnquiry: 'public',
  listEnquiries: 'admin',

  listPolicies: 'any',
  getPolicySummary: 'any',

  listQualityInspections: 'any',
  listServices: 'any',
  listRulePresets: 'any',

  submitChannelForm: 'admin',
  getBasicProfile: 'admin',
  listOperationLogs: 'admin',

  getPublicOpinionAnalysis: 'admin',
  getContentPeriodAnalysis: 'admin',
  listContentPublications: 'admin',
  listPopularAuthors: 'admin',
  getDataChainGrowth: 'admin',
  getDataOverview: 'admin',
} as const satisfies Record<string, Access>;

/** Reads well as a function name in the generated client. */
export type OperationId = keyof typeof ACCESS;
