export const MESSAGE_KINDS = ['message', 'notice', 'todo'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Of notices and todos: 0 not started, 1 activated, 2 in progress, 3 expiring. */
export const MESSAGE_TYPES = [0, 1, 2, 3] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

export const MESSAGE_STATUSES = [0, 1] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** What follows the title of a message, where the web has words of its own for it. */
export const SUB_TITLE_KEYS = ['sent', 'replied'] as const;
export type SubTitleKey = (typeof SUB_TITLE_KEYS)[number];
/** A page of the product. */
export const MESSAGE_LINK = { maxLength: 200 } as const;

/** As many as one call can mark as read, so that "all read" covers all that is shown. */
export const MESSAGES_LISTED = 500;
/** Of a search in title, subtitle and text. */
export const MESSAGE_SEARCH = { maxLength: 64 } as const;
export const MESSAGE_TITLE = { maxLength: 64 } as const;
export const MESSAGE_CONTENT = { maxLength: 500 } as const;
/** Wider than the keys are: an id that cannot exist is unknown, and unknown ids are passed over. */
export const MESSAGE_IDS = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;
