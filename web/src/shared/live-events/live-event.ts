import type {
  CardChangedEventDto,
  EnquiryChangedEventDto,
  MessageCreatedEventDto,
  MessageReadEventDto,
  MessageRemovedEventDto,
  PoliciesChangedEventDto,
  SettingsChangedEventDto,
} from '../../api/generated/model';

/** What the server tells about the product; what it tells about the stream itself goes no further. */
export type LiveEvent =
  | CardChangedEventDto
  | EnquiryChangedEventDto
  | MessageCreatedEventDto
  | MessageReadEventDto
  | MessageRemovedEventDto
  | PoliciesChangedEventDto
  | SettingsChangedEventDto;
export type LiveEventName = LiveEvent['event'];
export type DataOf<Name extends LiveEventName> = Extract<LiveEvent, { event: Name }>['data'];
