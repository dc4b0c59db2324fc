import { type Capability } from '../../common/auth/capabilities.constants.js';
import { type PagePath } from '../../common/pages/pages.constants.js';

/** How a notification can arrive; both, one of them, or none. */
export const NOTIFICATION_WAYS = ['message', 'mail'] as const;
export type NotificationWay = (typeof NOTIFICATION_WAYS)[number];
export type NotificationWays = Record<NotificationWay, boolean>;

interface Kind {
  /** Where the message box shows it. */
  type: 'notice' | 'todo';
  /** Who can receive it, and therefore sees it in the settings. */
  for: 'everyone' | Capability;
  /** How it arrives until a person chooses. */
  ways: NotificationWays;
  /** Its message cannot be switched off. */
  isMandatory?: true;
  /** Its text names people who may ask to be erased, and a mail cannot be taken back: the mail says only where it is. */
  isPersonal?: true;
}

const AS_MESSAGE = { message: true, mail: false } as const;

/**
 * Everything that the product tells people, in the order of the user settings. `MessageSenderService` takes a kind with
 * each message, so that nothing is sent that a person could not choose.
 */
export const NOTIFICATIONS = {
  security: { type: 'notice', for: 'everyone', ways: AS_MESSAGE, isMandatory: true },
  newDevice: { type: 'notice', for: 'everyone', ways: AS_MESSAGE, isMandatory: true },
  decision: { type: 'notice', for: 'everyone', ways: AS_MESSAGE },
  promotion: { type: 'notice', for: 'everyone', ways: { message: true, mail: true } },
  applicationReview: { type: 'todo', for: 'applications.decide', ways: AS_MESSAGE },
  certificationReview: { type: 'todo', for: 'certifications.decide', ways: AS_MESSAGE },
  parameterReview: { type: 'todo', for: 'parameters.decide', ways: AS_MESSAGE },
  contentReview: { type: 'todo', for: 'content.inspect', ways: AS_MESSAGE },
  accountRequest: { type: 'todo', for: 'accountRequests.decide', ways: AS_MESSAGE, isPersonal: true },
  enquiry: { type: 'todo', for: 'enquiries.answer', ways: AS_MESSAGE, isPersonal: true },
  order: { type: 'todo', for: 'orders.manage', ways: AS_MESSAGE },
  serviceExpiry: { type: 'notice', for: 'services.manage', ways: AS_MESSAGE },
  webhook: { type: 'notice', for: 'webhooks.manage', ways: AS_MESSAGE },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof NOTIFICATIONS;
export type TodoKind = {
  [K in NotificationKind]: (typeof NOTIFICATIONS)[K]['type'] extends 'todo' ? K : never;
}[NotificationKind];
export type NoticeKind = Exclude<NotificationKind, TodoKind>;

export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as NotificationKind[];

export function notificationOf(kind: NotificationKind): Kind {
  return NOTIFICATIONS[kind];
}

/** `HH:mm` in the time zone of the deployment. */
export const CLOCK = { maxLength: 5, pattern: /^([01]\d|2[0-3]):[0-5]\d$/ } as const;
/** A whole hour of the day, in the time zone of the deployment. */
export const DIGEST_HOUR = { minimum: 0, maximum: 23 } as const;
/** 0 until they are stored for the first time; incremented by every change. */
export const PREFERENCES_VERSION = { minimum: 0, maximum: 2_147_483_647 } as const;

/** Whether mail arrives: the deployment has no mail server, the account has no confirmed address, or both are there. */
export const MAIL_STATES = ['ready', 'noServer', 'noAddress'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const MESSAGES_PAGE = '/user/message' satisfies PagePath;
const SETTINGS_PAGE = '/user/setting' satisfies PagePath;
/** Where people choose. */
export const NOTIFICATIONS_PAGE = `${SETTINGS_PAGE}?tab=notifications`;

/** The path of the decisions that the person was told in a range of days, the first of which may be a moment. */
export function decisionsPath(range: readonly string[]): string {
  const sent = range.map((end): [string, string] => ['time', end]);
  return `${MESSAGES_PAGE}?${new URLSearchParams([['type', 'notice'], ['kind', 'decision'], ...sent]).toString()}`;
}
