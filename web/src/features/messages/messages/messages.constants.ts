import { MessageKind, MessageStatus, MessageType } from '../../../api/generated/model';
import type { PagePath } from '../../../api/generated/model/pages';

export const kinds = Object.values(MessageKind);
export const statuses = Object.values(MessageStatus);
export const tags = Object.values(MessageType);

/** How many the box shows; all of them are on the page of messages. */
export const SHOWN_IN_BOX = 20;
export const MESSAGES_PATH = '/user/message' satisfies PagePath;
/** What most todos of administrators are about. */
export const ENQUIRIES_PATH = '/list/enquiries' satisfies PagePath;
