import { type Type } from '@nestjs/common';
import pg, { type PoolConfig } from 'pg';
import { type DataSourceOptions } from 'typeorm';
import { InitialSchema1790000000000 } from './migrations/1790000000000-initial-schema.js';
import { ContentFacts1790000100000 } from './migrations/1790000100000-content-facts.js';
import { MessagesCardsForms1790000200000 } from './migrations/1790000200000-messages-cards-forms.js';
import { People1790000300000 } from './migrations/1790000300000-people.js';
import { LiveEvents1790000400000 } from './migrations/1790000400000-live-events.js';
import { Audit1790000500000 } from './migrations/1790000500000-audit.js';
import { PolicyOperations1790000600000 } from './migrations/1790000600000-policy-operations.js';
import { PolicyViews1790000700000 } from './migrations/1790000700000-policy-views.js';
import { CardChanges1790000720000 } from './migrations/1790000720000-card-changes.js';
import { PolicyFiles1790000800000 } from './migrations/1790000800000-policy-files.js';
import { PolicyOperationTimes1790000850000 } from './migrations/1790000850000-policy-operation-times.js';
import { Enquiries1790001000000 } from './migrations/1790001000000-enquiries.js';
import { EnquiryDesk1790001100000 } from './migrations/1790001100000-enquiry-desk.js';
import { PolicyNamePairs1790001200000 } from './migrations/1790001200000-policy-name-pairs.js';
import { AuditPartitions1790001300000 } from './migrations/1790001300000-audit-partitions.js';
import { AnswersAsGiven1790001400000 } from './migrations/1790001400000-answers-as-given.js';
import { CardVerdicts1790001500000 } from './migrations/1790001500000-card-verdicts.js';
import { PolicyImportFileName1790001700000 } from './migrations/1790001700000-policy-import-file-name.js';
import { ServiceOrders1790001800001 } from './migrations/1790001800001-service-orders.js';
import { ChatActions1790001800003 } from './migrations/1790001800003-chat-actions.js';
import { Workplace1790002000002 } from './migrations/1790002000002-workplace.js';
import { Studio1790002000004 } from './migrations/1790002000004-studio.js';
import { Security1790003000004 } from './migrations/1790003000004-security.js';
import { OutgoingMail1790003000005 } from './migrations/1790003000005-outgoing-mail.js';
import { Applications1790003000002 } from './migrations/1790003000002-applications.js';
import { ParameterApproval1790003000001 } from './migrations/1790003000001-parameter-approval.js';
import { CertificationRequests1790003000006 } from './migrations/1790003000006-certification-requests.js';
import { AccountRequests1790003000105 } from './migrations/1790003000105-account-requests.js';
import { EmailChanges1790003000104 } from './migrations/1790003000104-email-changes.js';
import { Maintenance1790003000102 } from './migrations/1790003000102-maintenance.js';
import { Partitions1790004000001 } from './migrations/1790004000001-partitions.js';
import { LiveEventNotification1790005000001 } from './migrations/1790005000001-live-event-notification.js';
import { PolicyNameWalk1790005000003 } from './migrations/1790005000003-policy-name-walk.js';
import { PolicyVacuum1790006000001 } from './migrations/1790006000001-policy-vacuum.js';
import { LocksAtCommit1790007000001 } from './migrations/1790007000001-locks-at-commit.js';
import { SharedFiles1790007000005 } from './migrations/1790007000005-shared-files.js';
import { ConfirmedEmails1790007000011 } from './migrations/1790007000011-confirmed-emails.js';
import { Outbox1790007000021 } from './migrations/1790007000021-outbox.js';
import { ReviewApprovals1790007000031 } from './migrations/1790007000031-review-approvals.js';
import { ActivityNames1790007000041 } from './migrations/1790007000041-activity-names.js';
import { AuditLog1790007000061 } from './migrations/1790007000061-audit-log.js';
import { AccountAdministration1790007000071 } from './migrations/1790007000071-account-administration.js';
import { AccessTokens1790007000121 } from './migrations/1790007000121-access-tokens.js';
import { Replicas1790007000141 } from './migrations/1790007000141-replicas.js';
import { ServiceOffers1790007000181 } from './migrations/1790007000181-service-offers.js';
import { ProgrammeCovers1790007000182 } from './migrations/1790007000182-programme-covers.js';
import { ReviewReminders1790007000191 } from './migrations/1790007000191-review-reminders.js';
import { NotificationPreferences1790007000201 } from './migrations/1790007000201-notification-preferences.js';
import { Measurement1790007000202 } from './migrations/1790007000202-measurement.js';
import { MessageSenders1790007000203 } from './migrations/1790007000203-message-senders.js';
import { PaidAgain1790007000211 } from './migrations/1790007000211-paid-again.js';
import { Directory1790007000161 } from './migrations/1790007000161-directory.js';
import { ActivityFromAuditLog1790007000171 } from './migrations/1790007000171-activity-from-audit-log.js';
import { Visits1790007000172 } from './migrations/1790007000172-visits.js';
import { Authors1790007000241 } from './migrations/1790007000241-authors.js';
import { ContentItems1790007100100 } from './migrations/1790007100100-content-items.js';
import { Passkeys1790007200101 } from './migrations/1790007200101-passkeys.js';
import { Webhooks1790007000032 } from './migrations/1790007000032-webhooks.js';
import { SecondFactor1790007000101 } from './migrations/1790007000101-second-factor.js';
import { PolicyMembers1790007400101 } from './migrations/1790007400101-policy-members.js';
import { PolicyCounts1790007400102 } from './migrations/1790007400102-policy-counts.js';
import { Presence1790007300101 } from './migrations/1790007300101-presence.js';
import { Channels1790007400201 } from './migrations/1790007400201-channels.js';
import { Events1790007400301 } from './migrations/1790007400301-events.js';
import { ContentMedia1790007400401 } from './migrations/1790007400401-content-media.js';
import { ContentVideos1790007400402 } from './migrations/1790007400402-content-videos.js';
import { AuthorExternalIds1790007500401 } from './migrations/1790007500401-author-external-ids.js';
import { SampleChannel1790007500300 } from './migrations/1790007500300-sample-channel.js';
import { ContentViews1790007500601 } from './migrations/1790007500601-content-views.js';
import { ProgrammeTimes1790007500701 } from './migrations/1790007500701-programme-times.js';
import { BackupRuns1790007500702 } from './migrations/1790007500702-backup-runs.js';
import { SimulatedChannel1790007500501 } from './migrations/1790007500501-simulated-channel.js';
import { ContentSchedule1790007500602 } from './migrations/1790007500602-content-schedule.js';
import { ContentOperations1790007500603 } from './migrations/1790007500603-content-operations.js';
import { InspectionQueues1790007500101 } from './migrations/1790007500101-inspection-queues.js';
import { RuleParameters1790007500801 } from './migrations/1790007500801-rule-parameters.js';
import { ContentImports1790007600201 } from './migrations/1790007600201-content-imports.js';
import { PlacesOfMedia1790007600301 } from './migrations/1790007600301-places-of-media.js';
import { WideSums1790007600401 } from './migrations/1790007600401-wide-sums.js';
import { ContentListing1790007700101 } from './migrations/1790007700101-content-listing.js';
import { ContentPopularity1790007700102 } from './migrations/1790007700102-content-popularity.js';
import { MailedLinks1790007700501 } from './migrations/1790007700501-mailed-links.js';
import { SimulatedPause1790007700601 } from './migrations/1790007700601-simulated-pause.js';
import { VideoObjects1790007700201 } from './migrations/1790007700201-video-objects.js';
import { EventStream1790007600101 } from './migrations/1790007600101-event-stream.js';
import { RoomOfBackups1790007700701 } from './migrations/1790007700701-room-of-backups.js';
import { MessageWording1790007800501 } from './migrations/1790007800501-message-wording.js';
import { NumbersByIndex1790007900903 } from './migrations/1790007900903-numbers-by-index.js';
import { ApprovedContent1790007900904 } from './migrations/1790007900904-approved-content.js';
import { VisitorKeys1790008800001 } from './migrations/1790008800001-visitor-keys.js';
import { CountingOfVisitors1790018000001 } from './migrations/1790018000001-counting-of-visitors.js';
import { LikesOfChannels1790016900001 } from './migrations/1790016900001-likes-of-channels.js';
import { StudioOffAir1790008900001 } from './migrations/1790008900001-studio-off-air.js';
import { LabelsAsTheyAreRead1790010900001 } from './migrations/1790010900001-labels-as-they-are-read.js';
import { NamesInAnyCase1790010900002 } from './migrations/1790010900002-names-in-any-case.js';
import { DeliveredItems1790018300001 } from './migrations/1790018300001-delivered-items.js';
import { DeliveredAuthors1790018410001 } from './migrations/1790018410001-delivered-authors.js';
import { AuthorNameKey1790018390001 } from './migrations/1790018390001-author-name-key.js';
import { CapabilityGrants1790018400001 } from './migrations/1790018400001-capability-grants.js';
import { DroppedFiles1790018370001 } from './migrations/1790018370001-dropped-files.js';
import { LabelMerges1790018360001 } from './migrations/1790018360001-label-merges.js';
import { FiguresOfPeople1790018340001 } from './migrations/1790018340001-figures-of-people.js';
import { PreviewsAtSites1790018320001 } from './migrations/1790018320001-previews-at-sites.js';
import { ChosenReturnReasons1790017000001 } from './migrations/1790017000001-chosen-return-reasons.js';
import { SearchesInAnySpelling1790010900003 } from './migrations/1790010900003-searches-in-any-spelling.js';
import { TextsInOrder1790010900004 } from './migrations/1790010900004-texts-in-order.js';
import { GivenRights1790018100001 } from './migrations/1790018100001-given-rights.js';
import { DeliveryChanges1790018200001 } from './migrations/1790018200001-delivery-changes.js';
import { ChosenSheets1790008600001 } from './migrations/1790008600001-chosen-sheets.js';
import { ShortTextsInContent1790007900901 } from './migrations/1790007900901-short-texts-in-content.js';
import { TextsAsTheyAreRead1790007900902 } from './migrations/1790007900902-texts-as-they-are-read.js';
import { DefaultsOfListedContent1790007800301 } from './migrations/1790007800301-defaults-of-listed-content.js';
import { BytesOfVideos1790008500001 } from './migrations/1790008500001-bytes-of-videos.js';
import { Testimonials1790008200001 } from './migrations/1790008200001-testimonials.js';
import { NumbersAfterHighest1790008300001 } from './migrations/1790008300001-numbers-after-highest.js';
import { MakersOfRevisions1790008700001 } from './migrations/1790008700001-makers-of-revisions.js';

/** For opening a connection at the start, when several replicas and the database itself may begin at once. */
export const START_CONNECT_TIMEOUT_MS = 10_000;

export const MIGRATIONS = [
  InitialSchema1790000000000,
  ContentFacts1790000100000,
  MessagesCardsForms1790000200000,
  People1790000300000,
  LiveEvents1790000400000,
  Audit1790000500000,
  PolicyOperations1790000600000,
  PolicyViews1790000700000,
  CardChanges1790000720000,
  PolicyFiles1790000800000,
  PolicyOperationTimes1790000850000,
  Enquiries1790001000000,
  EnquiryDesk1790001100000,
  PolicyNamePairs1790001200000,
  AuditPartitions1790001300000,
  AnswersAsGiven1790001400000,
  CardVerdicts1790001500000,
  PolicyImportFileName1790001700000,
  ServiceOrders1790001800001,
  ChatActions1790001800003,
  Workplace1790002000002,
  Studio1790002000004,
  Security1790003000004,
  OutgoingMail1790003000005,
  Applications1790003000002,
  ParameterApproval1790003000001,
  CertificationRequests1790003000006,
  AccountRequests1790003000105,
  EmailChanges1790003000104,
  Maintenance1790003000102,
  Partitions1790004000001,
  LiveEventNotification1790005000001,
  PolicyNameWalk1790005000003,
  PolicyVacuum1790006000001,
  LocksAtCommit1790007000001,
  SharedFiles1790007000005,
  ConfirmedEmails1790007000011,
  Outbox1790007000021,
  ReviewApprovals1790007000031,
  Webhooks1790007000032,
  ActivityNames1790007000041,
  AuditLog1790007000061,
  AccountAdministration1790007000071,
  AccessTokens1790007000121,
  Replicas1790007000141,
  ServiceOffers1790007000181,
  ProgrammeCovers1790007000182,
  SecondFactor1790007000101,
  NotificationPreferences1790007000201,
  Measurement1790007000202,
  MessageSenders1790007000203,
  PaidAgain1790007000211,
  Directory1790007000161,
  ActivityFromAuditLog1790007000171,
  Visits1790007000172,
  ReviewReminders1790007000191,
  Authors1790007000241,
  ContentItems1790007100100,
  Passkeys1790007200101,
  Presence1790007300101,
  Channels1790007400201,
  PolicyMembers1790007400101,
  Events1790007400301,
  ContentMedia1790007400401,
  PolicyCounts1790007400102,
  ContentVideos1790007400402,
  AuthorExternalIds1790007500401,
  SampleChannel1790007500300,
  ContentViews1790007500601,
  ProgrammeTimes1790007500701,
  BackupRuns1790007500702,
  SimulatedChannel1790007500501,
  ContentSchedule1790007500602,
  ContentOperations1790007500603,
  InspectionQueues1790007500101,
  RuleParameters1790007500801,
  ContentImports1790007600201,
  PlacesOfMedia1790007600301,
  WideSums1790007600401,
  ContentListing1790007700101,
  ContentPopularity1790007700102,
  MailedLinks1790007700501,
  SimulatedPause1790007700601,
  VideoObjects1790007700201,
  EventStream1790007600101,
  RoomOfBackups1790007700701,
  MessageWording1790007800501,
  ShortTextsInContent1790007900901,
  TextsAsTheyAreRead1790007900902,
  NumbersByIndex1790007900903,
  DefaultsOfListedContent1790007800301,
  ApprovedContent1790007900904,
  BytesOfVideos1790008500001,
  VisitorKeys1790008800001,
  StudioOffAir1790008900001,
  LabelsAsTheyAreRead1790010900001,
  NamesInAnyCase1790010900002,
  ChosenReturnReasons1790017000001,
  DeliveredItems1790018300001,
  CapabilityGrants1790018400001,
  FiguresOfPeople1790018340001,
  PreviewsAtSites1790018320001,
  SearchesInAnySpelling1790010900003,
  TextsInOrder1790010900004,
  Testimonials1790008200001,
  NumbersAfterHighest1790008300001,
  MakersOfRevisions1790008700001,
  ChosenSheets1790008600001,
  LikesOfChannels1790016900001,
  CountingOfVisitors1790018000001,
  GivenRights1790018100001,
  DeliveryChanges1790018200001,
  LabelMerges1790018360001,
  DeliveredAuthors1790018410001,
  DroppedFiles1790018370001,
  AuthorNameKey1790018390001,
];

export type Entities = readonly Type[];

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** Without the limits that the role may have: for migrations, seeds and the command line. */
const UNBOUNDED = {
  options: '-c timezone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
};

/**
 * @param connection further node-postgres options
 * @param connectMs how long to wait for a connection, new or free
 */
export function dataSourceOptions(
  url: string,
  poolSize: number,
  entities: Entities,
  connection: PoolConfig = UNBOUNDED,
  connectMs = START_CONNECT_TIMEOUT_MS,
): PostgresOptions {
  return {
    type: 'postgres',
    // Otherwise TypeORM looks for the package at run time, and a bundle would have it twice.
    driver: pg,
    url,
    entities: [...entities],
    migrations: MIGRATIONS,
    synchronize: false,
    logging: false,
    poolSize,
    connectTimeoutMS: connectMs,
    applicationName: 'sala-bff',
    extra: connection,
  };
}
