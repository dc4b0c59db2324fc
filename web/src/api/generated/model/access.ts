// Written from openapi.json by write-access.ts.
import type { GrantableCapability, Role } from './choices/user.ts';

/** Who may call an operation: anyone at all, everyone signed in, or the roles that are named. */
export type Access = 'public' | 'signedIn' | readonly [Role, ...Role[]];

export const ACCESS = {
  "abandonContentVideo": "signedIn",
  "addPasskey": "signedIn",
  "advanceApplication": [
    "admin"
  ],
  "approveAccountRequest": [
    "admin"
  ],
  "approveContentItem": [
    "admin"
  ],
  "approveParameterChange": [
    "admin"
  ],
  "approveProgramme": [
    "admin"
  ],
  "askForPassword": "public",
  "beginContentVideo": "signedIn",
  "cancelParameterChange": [
    "admin"
  ],
  "cancelService": [
    "admin"
  ],
  "cancelServiceOrder": [
    "admin"
  ],
  "changeAccountRole": [
    "admin"
  ],
  "changeContentItems": "signedIn",
  "changeEmail": "signedIn",
  "changeMatchingContentItems": "signedIn",
  "changeMatchingPolicies": [
    "admin"
  ],
  "changePassword": "signedIn",
  "changePhone": "signedIn",
  "changePolicies": [
    "admin"
  ],
  "changeSettings": "signedIn",
  "changeStudioClarity": [
    "admin"
  ],
  "checkAccountImport": [
    "admin"
  ],
  "checkPasswordLink": "public",
  "clearMessages": "signedIn",
  "clearRecentPages": "signedIn",
  "closeEnquiry": [
    "admin"
  ],
  "closeGroup": [
    "admin"
  ],
  "collectChatMessage": [
    "admin"
  ],
  "collectEvents": "public",
  "compareContentRevisions": "signedIn",
  "confirmContentImport": "signedIn",
  "confirmEmail": "signedIn",
  "confirmPolicyImport": [
    "admin"
  ],
  "correctChannelActivity": [
    "admin"
  ],
  "createAnnouncement": [
    "admin"
  ],
  "createAuditFile": [
    "admin"
  ],
  "createAuthor": [
    "admin"
  ],
  "createCertificationDocumentLink": "signedIn",
  "createChannel": [
    "admin"
  ],
  "createChannelActivity": [
    "admin"
  ],
  "createChatTranscript": [
    "admin"
  ],
  "createContentDownload": "signedIn",
  "createContentItem": "signedIn",
  "createContentPreview": "signedIn",
  "createContentView": "signedIn",
  "createGroup": [
    "admin"
  ],
  "createLedgerFile": [
    "admin"
  ],
  "createPolicy": [
    "admin"
  ],
  "createPolicyDownload": "signedIn",
  "createPolicyView": "signedIn",
  "createProgramme": [
    "admin"
  ],
  "createQualityInspection": [
    "admin"
  ],
  "createRecoveryCodes": "signedIn",
  "createServiceOffer": [
    "admin"
  ],
  "createServiceOrdersFile": [
    "admin"
  ],
  "createTestimonial": [
    "admin"
  ],
  "createToken": "signedIn",
  "createWebhook": [
    "admin"
  ],
  "deleteContentView": "signedIn",
  "deletePolicyView": "signedIn",
  "describeContentPicture": "signedIn",
  "describeContentVideo": "signedIn",
  "disableAccount": [
    "admin"
  ],
  "disableRulePreset": [
    "admin"
  ],
  "discardUndelivered": [
    "admin"
  ],
  "editAnnouncement": [
    "admin"
  ],
  "editAuthor": [
    "admin"
  ],
  "editChannel": [
    "admin"
  ],
  "editGroup": "signedIn",
  "editPolicy": [
    "admin"
  ],
  "editProgramme": [
    "admin"
  ],
  "editQualityInspection": [
    "admin"
  ],
  "editServiceOffer": [
    "admin"
  ],
  "editTestimonial": [
    "admin"
  ],
  "editWebhook": [
    "admin"
  ],
  "enableAccount": [
    "admin"
  ],
  "enableRulePreset": [
    "admin"
  ],
  "endAccountGrant": [
    "admin"
  ],
  "endAccountSessions": [
    "admin"
  ],
  "endOtherSessions": "signedIn",
  "endSession": "signedIn",
  "eraseEnquiry": [
    "admin"
  ],
  "examineSystem": [
    "admin"
  ],
  "finishContentVideo": "signedIn",
  "finishLogin": "public",
  "finishLoginWithPasskey": "public",
  "forgetVisitor": "public",
  "getAccount": [
    "admin"
  ],
  "getAccountHistory": [
    "admin"
  ],
  "getAccountOptions": "public",
  "getAccountRequest": [
    "admin"
  ],
  "getAccountRequestHistory": [
    "admin"
  ],
  "getAnnouncement": "signedIn",
  "getApplication": "signedIn",
  "getApplicationHistory": "signedIn",
  "getAuditFile": "public",
  "getAuthor": "signedIn",
  "getAuthorHistory": "signedIn",
  "getAvatar": "public",
  "getBasicProfile": [
    "admin"
  ],
  "getBillingFile": "public",
  "getBillingSummary": "signedIn",
  "getCertification": "signedIn",
  "getCertificationDocument": "public",
  "getCertificationHistory": "signedIn",
  "getCertificationRequest": "signedIn",
  "getChannel": [
    "admin"
  ],
  "getChannelActivity": [
    "admin"
  ],
  "getChannelHistory": [
    "admin"
  ],
  "getChatTranscript": "public",
  "getCollectScript": "public",
  "getContentData": "signedIn",
  "getContentDownload": "public",
  "getContentImport": "signedIn",
  "getContentImportErrors": "signedIn",
  "getContentImportRejected": "signedIn",
  "getContentItem": "signedIn",
  "getContentItemHistory": "signedIn",
  "getContentOperation": "signedIn",
  "getContentPeriodAnalysis": [
    "admin"
  ],
  "getContentPicture": "public",
  "getContentRevision": "signedIn",
  "getContentTable": "signedIn",
  "getContentTypes": [
    "admin"
  ],
  "getContentVideo": "public",
  "getDataChainGrowth": [
    "admin"
  ],
  "getDataOverview": [
    "admin"
  ],
  "getDeliveredItem": "public",
  "getDeliveredPreview": "public",
  "getDeliveredSet": "public",
  "getEnquiry": [
    "admin"
  ],
  "getEnquiryHistory": [
    "admin"
  ],
  "getFilmParameters": "signedIn",
  "getGroup": "signedIn",
  "getGroupHistory": "signedIn",
  "getHealth": "public",
  "getMaintenance": "public",
  "getMenu": "signedIn",
  "getNotificationPreferences": "signedIn",
  "getParameterApproval": [
    "admin"
  ],
  "getParameterChange": [
    "admin"
  ],
  "getParameterChangeHistory": [
    "admin"
  ],
  "getPerson": "signedIn",
  "getPolicy": "signedIn",
  "getPolicyDownload": "public",
  "getPolicyHistory": "signedIn",
  "getPolicyImport": [
    "admin"
  ],
  "getPolicyImportErrors": [
    "admin"
  ],
  "getPolicyImportRejected": [
    "admin"
  ],
  "getPolicyOperation": [
    "admin"
  ],
  "getPolicySummary": "signedIn",
  "getPolicyTable": "signedIn",
  "getProgrammeCover": "public",
  "getPublicOpinionAnalysis": [
    "admin"
  ],
  "getPublications": [
    "admin"
  ],
  "getPublishingSources": [
    "admin"
  ],
  "getQualityInspectionHistory": [
    "admin"
  ],
  "getReadiness": "public",
  "getRulePreset": "signedIn",
  "getRulePresetHistory": "signedIn",
  "getSecurity": "signedIn",
  "getServiceHistory": "signedIn",
  "getServiceOffer": [
    "admin"
  ],
  "getServiceOfferHistory": [
    "admin"
  ],
  "getServiceOrder": [
    "admin"
  ],
  "getServiceOrderHistory": [
    "admin"
  ],
  "getSettings": "signedIn",
  "getShortcuts": "signedIn",
  "getSinceLastVisit": "signedIn",
  "getStart": "signedIn",
  "getStartup": "public",
  "getStudio": [
    "admin"
  ],
  "getStudioInformation": [
    "admin"
  ],
  "getStudioPopulation": [
    "admin"
  ],
  "getStudioStatus": [
    "admin"
  ],
  "getSystemStatus": [
    "admin"
  ],
  "getTestimonial": [
    "admin"
  ],
  "getTestimonialHistory": [
    "admin"
  ],
  "getUnreadMessages": "signedIn",
  "getUserActions": [
    "admin"
  ],
  "getUserInfo": "signedIn",
  "getVideoLimits": "signedIn",
  "getVisitorCounts": [
    "admin"
  ],
  "getWebhook": [
    "admin"
  ],
  "getWebhookHistory": [
    "admin"
  ],
  "giveAccountGrant": [
    "admin"
  ],
  "hideChatMessage": [
    "admin"
  ],
  "importAccounts": [
    "admin"
  ],
  "inviteAccount": [
    "admin"
  ],
  "listAccountRequests": [
    "admin"
  ],
  "listAccountTokens": [
    "admin"
  ],
  "listAccounts": [
    "admin"
  ],
  "listAnnouncements": "signedIn",
  "listApplications": "signedIn",
  "listAuditEntries": [
    "admin"
  ],
  "listAuthors": "signedIn",
  "listCertifications": [
    "admin"
  ],
  "listChannelActivityChoices": [
    "admin"
  ],
  "listChannels": [
    "admin"
  ],
  "listChatMessages": [
    "admin"
  ],
  "listContentItems": "signedIn",
  "listContentOperations": "signedIn",
  "listContentPublications": [
    "admin"
  ],
  "listContentRevisions": "signedIn",
  "listContentRows": [
    "admin"
  ],
  "listContentViews": "signedIn",
  "listDeletedPolicies": [
    "admin"
  ],
  "listDeliveredItems": "public",
  "listDeliveredSets": "public",
  "listEnquiries": [
    "admin"
  ],
  "listGrants": [
    "admin"
  ],
  "listGroupCandidates": "signedIn",
  "listGroups": "signedIn",
  "listLabelChoices": "signedIn",
  "listLabelMerges": [
    "admin"
  ],
  "listLabels": [
    "admin"
  ],
  "listLatestActivities": "signedIn",
  "listLedgerEntries": [
    "admin"
  ],
  "listMessagePage": "signedIn",
  "listMessages": "signedIn",
  "listMyProjects": "signedIn",
  "listMyTeam": "signedIn",
  "listNearDoubles": [
    "admin"
  ],
  "listOperationLogPage": [
    "admin"
  ],
  "listOperationLogs": [
    "admin"
  ],
  "listParameterVersions": [
    "admin"
  ],
  "listPasskeys": "signedIn",
  "listPeopleRows": [
    "admin"
  ],
  "listPolicies": "signedIn",
  "listPoliciesOfItem": "signedIn",
  "listPolicyItems": "signedIn",
  "listPolicyOperations": [
    "admin"
  ],
  "listPolicyViews": "signedIn",
  "listPopularAuthors": [
    "admin"
  ],
  "listPopularContent": "signedIn",
  "listPreviewSites": "signedIn",
  "listProgrammes": [
    "admin"
  ],
  "listProjectAndTeam": "signedIn",
  "listQualityInspectionItems": [
    "admin"
  ],
  "listQualityInspections": "signedIn",
  "listRecentPages": "signedIn",
  "listRegions": "signedIn",
  "listRights": [
    "admin"
  ],
  "listRulePresets": "signedIn",
  "listServiceOffers": [
    "admin"
  ],
  "listServiceOrders": [
    "admin"
  ],
  "listServiceRenewals": [
    "admin"
  ],
  "listServices": "signedIn",
  "listSessions": "signedIn",
  "listStudioOperations": [
    "admin"
  ],
  "listTestimonials": [
    "admin"
  ],
  "listTokens": "signedIn",
  "listUndelivered": [
    "admin"
  ],
  "listVisits": "signedIn",
  "listWaiting": "signedIn",
  "listWebhookDeliveries": [
    "admin"
  ],
  "listWebhooks": [
    "admin"
  ],
  "login": "public",
  "loginWithPasskey": "public",
  "logout": "public",
  "makeAccountLink": [
    "admin"
  ],
  "makePasswordLink": [
    "admin"
  ],
  "mapContentImport": "signedIn",
  "mapPolicyImport": [
    "admin"
  ],
  "mergeAuthor": [
    "admin"
  ],
  "mergeLabels": [
    "admin"
  ],
  "moveProgramme": [
    "admin"
  ],
  "openService": [
    "admin"
  ],
  "orderService": [
    "admin"
  ],
  "passCertification": [
    "admin"
  ],
  "passQualityInspectionItem": [
    "admin"
  ],
  "payServiceOrder": [
    "admin"
  ],
  "placeProgramme": [
    "admin"
  ],
  "previewContentBody": "signedIn",
  "previewLabelMerge": [
    "admin"
  ],
  "previewPolicyRule": "signedIn",
  "previewRulePreset": [
    "admin"
  ],
  "publishContentItem": [
    "admin"
  ],
  "pushStudioGasket": [
    "admin"
  ],
  "readAllMessages": "signedIn",
  "readMessages": "signedIn",
  "readUserInfo": "signedIn",
  "recordRecentPage": "signedIn",
  "recordVisit": "signedIn",
  "recoverPassword": "public",
  "register": "public",
  "rejectAccountRequest": [
    "admin"
  ],
  "rejectCertification": [
    "admin"
  ],
  "rejectContentItem": [
    "admin"
  ],
  "rejectProgramme": [
    "admin"
  ],
  "rejectQualityInspectionItem": [
    "admin"
  ],
  "removeAccount": [
    "admin"
  ],
  "removeAnnouncement": [
    "admin"
  ],
  "removeAuthenticatorApp": "signedIn",
  "removeAuthor": [
    "admin"
  ],
  "removeAvatar": "signedIn",
  "removeCertificationDocument": "signedIn",
  "removeContentItem": "signedIn",
  "removeGroup": [
    "admin"
  ],
  "removeGroupMember": "signedIn",
  "removeImportedContentItem": "signedIn",
  "removeMessages": "signedIn",
  "removePasskey": "signedIn",
  "removeProgramme": [
    "admin"
  ],
  "removeProgrammeCover": [
    "admin"
  ],
  "removeQualityInspection": [
    "admin"
  ],
  "removeStudioClarity": [
    "admin"
  ],
  "removeStudioGasket": [
    "admin"
  ],
  "removeTestimonial": [
    "admin"
  ],
  "removeWebhook": [
    "admin"
  ],
  "renamePasskey": "signedIn",
  "renewService": [
    "admin"
  ],
  "reopenContentItem": [
    "admin"
  ],
  "reopenEnquiry": [
    "admin"
  ],
  "reopenGroup": [
    "admin"
  ],
  "reopenQualityInspectionItem": [
    "admin"
  ],
  "replaceFacts": [
    "admin"
  ],
  "resendUndelivered": [
    "admin"
  ],
  "resendWebhookDelivery": [
    "admin"
  ],
  "resetSecondFactor": [
    "admin"
  ],
  "restoreAnnouncement": [
    "admin"
  ],
  "restoreAuthor": [
    "admin"
  ],
  "restoreChatMessage": [
    "admin"
  ],
  "restoreContentItem": "signedIn",
  "restoreContentRevision": "signedIn",
  "restoreProgramme": [
    "admin"
  ],
  "restoreQualityInspection": [
    "admin"
  ],
  "restoreServiceOffer": [
    "admin"
  ],
  "restoreStudioClarity": [
    "admin"
  ],
  "resubmitApplication": "signedIn",
  "retireServiceOffer": [
    "admin"
  ],
  "returnApplication": [
    "admin"
  ],
  "returnParameterChange": [
    "admin"
  ],
  "reviewParameterChange": [
    "admin"
  ],
  "revokeAccountToken": [
    "admin"
  ],
  "revokeChannel": [
    "admin"
  ],
  "revokeToken": "signedIn",
  "rollBackParameters": [
    "admin"
  ],
  "rotateChannelKey": [
    "admin"
  ],
  "rotateWebhookSecret": [
    "admin"
  ],
  "sampleQualityInspectionItem": [
    "admin"
  ],
  "saveContentItem": "signedIn",
  "saveContentTable": "signedIn",
  "saveContentView": "signedIn",
  "saveGroupMember": "signedIn",
  "saveNotificationPreferences": "signedIn",
  "savePolicyTable": "signedIn",
  "savePolicyView": "signedIn",
  "saveSettings": "signedIn",
  "saveShortcuts": "signedIn",
  "saveStudioInformation": [
    "admin"
  ],
  "saveUserInfo": "signedIn",
  "scheduleContentItem": [
    "admin"
  ],
  "schedulePolicy": [
    "admin"
  ],
  "sendCareerEnquiry": "public",
  "sendChatMessage": [
    "admin"
  ],
  "sendContactEnquiry": "public",
  "sendJoinEnquiry": "public",
  "sendPartnerEnquiry": "public",
  "sendTestMail": [
    "admin"
  ],
  "setPasswordByLink": "public",
  "setPolicyItems": [
    "admin"
  ],
  "setPolicyRule": [
    "admin"
  ],
  "setRuleParameters": [
    "admin"
  ],
  "setUpAuthenticatorApp": "signedIn",
  "startAuthenticatorApp": "signedIn",
  "startPasskey": "signedIn",
  "startPasskeyLogin": "public",
  "startSecondStepPasskey": "public",
  "startStudio": [
    "admin"
  ],
  "stopStudio": [
    "admin"
  ],
  "streamEvents": "signedIn",
  "submitCertification": "signedIn",
  "submitChannelForm": [
    "admin"
  ],
  "submitContentItem": "signedIn",
  "submitParameterChange": [
    "admin"
  ],
  "switchMaintenance": [
    "admin"
  ],
  "switchStudioMethod": [
    "admin"
  ],
  "switchStudioStream": [
    "admin"
  ],
  "takeEnquiry": [
    "admin"
  ],
  "testWebhook": [
    "admin"
  ],
  "topUpBalance": [
    "admin"
  ],
  "uncollectChatMessage": [
    "admin"
  ],
  "undoAuthorMerge": [
    "admin"
  ],
  "undoContentOperation": "signedIn",
  "undoPolicyOperation": [
    "admin"
  ],
  "undoServiceChange": [
    "admin"
  ],
  "unlockAccount": [
    "admin"
  ],
  "unpublishContentItem": [
    "admin"
  ],
  "uploadAvatar": "signedIn",
  "uploadCertificationDocument": "signedIn",
  "uploadContentImport": "signedIn",
  "uploadContentPicture": "signedIn",
  "uploadPolicyImport": [
    "admin"
  ],
  "uploadProgrammeCover": [
    "admin"
  ],
  "upsertAuthors": [
    "admin"
  ],
  "upsertContentItems": "signedIn",
  "upsertProjects": [
    "admin"
  ],
  "upsertTeams": [
    "admin"
  ],
  "withdrawCertification": "signedIn",
  "withdrawContentItem": "signedIn"
} as const satisfies Record<string, Access>;

export type OperationId = keyof typeof ACCESS;

/** What opens an operation when it is given to an account, whatever its role. */
export const GRANTS: Partial<Record<OperationId, readonly GrantableCapability[]>> = {
  "approveContentItem": [
    "content.inspect"
  ],
  "getQualityInspectionHistory": [
    "content.inspect"
  ],
  "listQualityInspectionItems": [
    "content.inspect"
  ],
  "passQualityInspectionItem": [
    "content.inspect"
  ],
  "publishContentItem": [
    "content.publish"
  ],
  "rejectContentItem": [
    "content.inspect"
  ],
  "rejectQualityInspectionItem": [
    "content.inspect"
  ],
  "reopenContentItem": [
    "content.inspect"
  ],
  "reopenQualityInspectionItem": [
    "content.inspect"
  ],
  "sampleQualityInspectionItem": [
    "content.inspect"
  ],
  "scheduleContentItem": [
    "content.publish"
  ],
  "unpublishContentItem": [
    "content.publish"
  ]
};
