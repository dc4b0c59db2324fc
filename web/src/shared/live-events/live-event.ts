import type {
  CardChangedEventDto,
  EnquiryChangedEventDto,
  MessageCreatedEventDto,
  MessageReadEventDto,
  MessageRemovedEventDto,
  MessageUpdatedEventDto,
  PoliciesChangedEventDto,
  SettingsChangedEventDto,
} from '../../api/generated/model';

/** The events of the domain. Events about the stream itself are handled by the connection. */
export type LiveEvent =
  | CardChangedEventDto
  | EnquiryChangedEventDto
  | MessageCreatedEventDto
  | MessageReadEventDto
  | MessageRemovedEventDto
  | MessageUpdatedEventDto
  | PoliciesChangedEventDto
  | SettingsChangedEventDto;
export type LiveEventName = LiveEvent['event'];
export type DataOf<Name extends LiveEventName> = Extract<LiveEvent, { event: Name }>['data'];
