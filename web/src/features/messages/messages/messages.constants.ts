import { MessageKind, MessageStatus, MessageType, type NotificationKind } from '../../../api/generated/model';
import type { OperationId } from '../../../api/generated/model/access';
import type { PagePath } from '../../../api/generated/model/pages';
import { may } from '../../../shared/session/permissions';

export const kinds = Object.values(MessageKind);
export const statuses = Object.values(MessageStatus);
export const tags = Object.values(MessageType);
/** Kinds of todos. */
type TodoKind = Extract<NotificationKind, `${string}Review` | 'accountRequest' | 'enquiry' | 'order'>;
type NoticeKind = Exclude<NotificationKind, TodoKind>;
/** What notices are about, and the operation whose callers get them. */
const notices: Record<NoticeKind, OperationId> = {
  security: 'listMessagePage',
  newDevice: 'listMessagePage',
  decision: 'listMessagePage',
  promotion: 'listMessagePage',
  serviceExpiry: 'renewService',
  webhook: 'editWebhook',
};
export const noticeKinds = Object.keys(notices) as NoticeKind[];
/** The kinds of notices that the account can get. */
export const ownNoticeKinds = () => noticeKinds.filter((kind) => may(notices[kind]));

/** Number of messages in the box; the messages page has all of them. */
export const SHOWN_IN_BOX = 20;
export const MESSAGES_PATH = '/user/message' satisfies PagePath;
/** The page that most todos of administrators link to. */
export const ENQUIRIES_PATH = '/list/enquiries' satisfies PagePath;
