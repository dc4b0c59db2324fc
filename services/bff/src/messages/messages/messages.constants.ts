export const MESSAGE_KINDS = ['message', 'notice', 'todo'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The tag of a notice or todo: 0 not started, 1 activated, 2 in progress, 3 expiring. */
export const MESSAGE_TYPES = [0, 1, 2, 3] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** What is shown of a todo whose task somebody works on. Only a task that nobody has taken is unread. */
export const TODO_PROGRESS = {
  notStarted: { messageType: 0, isRead: false },
  inProgress: { messageType: 2, isRead: true },
  done: { messageType: null, isRead: true },
} as const satisfies Record<string, { messageType: MessageType | null; isRead: boolean }>;
export type TodoProgress = keyof typeof TODO_PROGRESS;

export const MESSAGE_STATUSES = [0, 1] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Keys of the subtitles that the web translates. */
export const SUB_TITLE_KEYS = ['sent', 'replied'] as const;
export type SubTitleKey = (typeof SUB_TITLE_KEYS)[number];
/** The path of a page of the product. */
export const MESSAGE_LINK = { maxLength: 200 } as const;

/** Equal to the maximum that one call can mark as read, so that "all read" covers all messages shown. */
export const MESSAGES_LISTED = 500;
/** The search term, matched against title, subtitle and text. */
export const MESSAGE_SEARCH = { maxLength: 64 } as const;
export const MESSAGE_TITLE = { maxLength: 64 } as const;
export const MESSAGE_CONTENT = { maxLength: 500 } as const;
/**
 * Wider than the range of the ids: an id that cannot exist counts as unknown, and unknown ids are ignored.
 */
export const MESSAGE_IDS = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;
