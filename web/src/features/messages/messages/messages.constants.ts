import { MessageKind, MessageStatus, MessageType, type NotificationKind } from '../../../api/generated/model';
import type { PagePath } from '../../../api/generated/model/pages';

export const kinds = Object.values(MessageKind);
export const statuses = Object.values(MessageStatus);
export const tags = Object.values(MessageType);
/** What notices tell; those of administrators too. */
export const noticeKinds = [
  'security',
  'decision',
  'promotion',
  'serviceExpiry',
  'webhook',
] as const satisfies NotificationKind[];

/** Number of messages in the box; the messages page has all of them. */
export const SHOWN_IN_BOX = 20;
export const MESSAGES_PATH = '/user/message' satisfies PagePath;
/** The page that most todos of administrators link to. */
export const ENQUIRIES_PATH = '/list/enquiries' satisfies PagePath;
