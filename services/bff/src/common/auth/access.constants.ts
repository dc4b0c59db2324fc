import { type Role } from './roles.constants.js';

/** Who may do something: anyone at all, everyone signed in, or the roles that are named. No role implies another. */
export type Access = 'public' | 'signedIn' | readonly [Role, ...Role[]];

/**
 * Who may call which operation: the one table of rights. An operation that is not in it does not compile, and the
 * guard refuses what no operation declares.
 */
export const ACCESS = {
  getHealth: 'public',
  getReadiness: 'public',

  login: 'public',
  logout: 'public',
  getUserInfo: 'signedIn',
  readUserInfo: 'signedIn',
  getMenu: 'signedIn',
  saveUserInfo: 'signedIn',
  uploadAvatar: 'signedIn',
  getAvatar: 'public',
  getCertification: 'signedIn',
  listMyProjects: 'signedIn',
  listMyTeam: 'signedIn',
  listLatestActivities: 'signedIn',
  listVisits: 'signedIn',
  listProjectAndTeam: 'signedIn',
  listRegions: 'signedIn',

  getSettings: 'signedIn',
  saveSettings: 'signedIn',
  changeSettings: 'signedIn',
  getShortcuts: 'signedIn',
  saveShortcuts: 'signedIn',
  listRecentPages: 'signedIn',
  recordRecentPage: 'signedIn',
  clearRecentPages: 'signedIn',
  streamEvents: 'signedIn',

  listMessages: 'signedIn',
  readMessages: 'signedIn',
  listMessagePage: 'signedIn',
  getUnreadMessages: 'signedIn',
  readAllMessages: 'signedIn',
  removeMessages: 'signedIn',
  clearMessages: 'signedIn',
  listChatMessages: ['admin'],
  sendChatMessage: ['admin'],
  collectChatMessage: ['admin'],
  uncollectChatMessage: ['admin'],
  hideChatMessage: ['admin'],
  restoreChatMessage: ['admin'],
  createChatTranscript: ['admin'],
  getChatTranscript: 'public',
  listAnnouncements: 'signedIn',
  getAnnouncement: 'signedIn',
  createAnnouncement: ['admin'],
  editAnnouncement: ['admin'],
  removeAnnouncement: ['admin'],
  restoreAnnouncement: ['admin'],

  getContentData: 'signedIn',
  listPopularContent: 'signedIn',

  sendContactEnquiry: 'public',
  sendJoinEnquiry: 'public',
  sendPartnerEnquiry: 'public',
  sendCareerEnquiry: 'public',
  listEnquiries: ['admin'],
  getEnquiry: ['admin'],
  getEnquiryHistory: ['admin'],
  takeEnquiry: ['admin'],
  closeEnquiry: ['admin'],
  reopenEnquiry: ['admin'],
  eraseEnquiry: ['admin'],

  listPolicies: 'signedIn',
  getPolicySummary: 'signedIn',
  getPolicy: 'signedIn',
  getPolicyHistory: 'signedIn',
  listPolicyViews: 'signedIn',
  createPolicyView: 'signedIn',
  savePolicyView: 'signedIn',
  deletePolicyView: 'signedIn',
  getPolicyTable: 'signedIn',
  savePolicyTable: 'signedIn',
  createPolicy: ['admin'],
  editPolicy: ['admin'],
  listDeletedPolicies: ['admin'],
  changePolicies: ['admin'],
  changeMatchingPolicies: ['admin'],
  listPolicyOperations: ['admin'],
  getPolicyOperation: ['admin'],
  undoPolicyOperation: ['admin'],
  uploadPolicyImport: ['admin'],
  getPolicyImport: ['admin'],
  mapPolicyImport: ['admin'],
  getPolicyImportFaults: ['admin'],
  confirmPolicyImport: ['admin'],
  createPolicyDownload: 'signedIn',
  getPolicyDownload: 'public',

  listQualityInspections: 'signedIn',
  createQualityInspection: ['admin'],
  removeQualityInspection: ['admin'],
  restoreQualityInspection: ['admin'],
  listQualityInspectionItems: 'signedIn',
  passQualityInspectionItem: ['admin'],
  sampleQualityInspectionItem: ['admin'],
  rejectQualityInspectionItem: ['admin'],
  reopenQualityInspectionItem: ['admin'],
  getQualityInspectionHistory: 'signedIn',
  listServices: 'signedIn',
  openService: ['admin'],
  cancelService: ['admin'],
  renewService: ['admin'],
  undoServiceChange: ['admin'],
  getServiceHistory: 'signedIn',
  listRulePresets: 'signedIn',
  enableRulePreset: ['admin'],
  disableRulePreset: ['admin'],
  getRulePresetHistory: 'signedIn',

  submitChannelForm: ['admin'],
  getBasicProfile: ['admin'],
  listOperationLogs: ['admin'],

  getPublicOpinionAnalysis: ['admin'],
  getContentPeriodAnalysis: ['admin'],
  listContentPublications: ['admin'],
  listPopularAuthors: ['admin'],
  getDataChainGrowth: ['admin'],
  getDataOverview: ['admin'],
  getPublications: ['admin'],
  getUserActions: ['admin'],
  getContentTypes: ['admin'],
  getPublishingSources: ['admin'],
  listContentRows: ['admin'],
  listPeopleRows: ['admin'],
} as const satisfies Record<string, Access>;

/** Reads well as a function name in the generated client. */
export type OperationId = keyof typeof ACCESS;

/** Parts of answers that not everyone who may call the operation is shown. */
export const DISCLOSURE = {
  /** The address and the program from which something was changed. */
  auditOrigin: ['admin'],
} as const satisfies Record<string, Access>;

export type Disclosure = keyof typeof DISCLOSURE;
