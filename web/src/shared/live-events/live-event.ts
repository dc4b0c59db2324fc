import type {
  AccountChangedEventDto,
  AccountRequestChangedEventDto,
  AccountsChangedEventDto,
  AnnouncementChangedEventDto,
  ApplicationChangedEventDto,
  AuthorChangedEventDto,
  CardChangedEventDto,
  CertificationChangedEventDto,
  CertificationReviewChangedEventDto,
  ContentItemChangedEventDto,
  ChannelChangedEventDto,
  ChatCollectedEventDto,
  ChatModeratedEventDto,
  ChatSentEventDto,
  EnquiryChangedEventDto,
  FiguresChangedEventDto,
  GroupChangedEventDto,
  LabelMergeChangedEventDto,
  LedgerChangedEventDto,
  MaintenanceChangedEventDto,
  MessageCreatedEventDto,
  MessageReadEventDto,
  MessageRemovedEventDto,
  MessageUpdatedEventDto,
  NotificationPreferencesChangedEventDto,
  OutboxChangedEventDto,
  ParametersChangedEventDto,
  PoliciesChangedEventDto,
  SettingsChangedEventDto,
  StudioChangedEventDto,
  StudioSampledEventDto,
  TestimonialChangedEventDto,
  WebhookChangedEventDto,
} from '../../api/generated/model';

/** The domain events. LiveConnection handles the events about the stream itself. */
export type LiveEvent =
  | AccountChangedEventDto
  | AccountRequestChangedEventDto
  | AccountsChangedEventDto
  | AnnouncementChangedEventDto
  | ApplicationChangedEventDto
  | AuthorChangedEventDto
  | CardChangedEventDto
  | CertificationChangedEventDto
  | CertificationReviewChangedEventDto
  | ContentItemChangedEventDto
  | ChannelChangedEventDto
  | ChatCollectedEventDto
  | ChatModeratedEventDto
  | ChatSentEventDto
  | EnquiryChangedEventDto
  | FiguresChangedEventDto
  | GroupChangedEventDto
  | LabelMergeChangedEventDto
  | LedgerChangedEventDto
  | MaintenanceChangedEventDto
  | MessageCreatedEventDto
  | MessageReadEventDto
  | MessageRemovedEventDto
  | MessageUpdatedEventDto
  | NotificationPreferencesChangedEventDto
  | OutboxChangedEventDto
  | ParametersChangedEventDto
  | PoliciesChangedEventDto
  | SettingsChangedEventDto
  | StudioChangedEventDto
  | StudioSampledEventDto
  | TestimonialChangedEventDto
  | WebhookChangedEventDto;
export type LiveEventName = LiveEvent['event'];
export type DataOf<Name extends LiveEventName> = Extract<LiveEvent, { event: Name }>['data'];
