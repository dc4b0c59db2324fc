import { MessageKind, MessageStatus, MessageType } from '../../../api/generated/model';
import type { PagePath } from '../../../api/generated/model/pages';

export const kinds = Object.values(MessageKind);
export const statuses = Object.values(MessageStatus);
export const tags = Object.values(MessageType);

/** Number of messages in the box; the messages page has all of them. */
export const SHOWN_IN_BOX = 20;
export const MESSAGES_PATH = '/user/message' satisfies PagePath;
/** The page that most todos of administrators link to. */
export const ENQUIRIES_PATH = '/list/enquiries' satisfies PagePath;
