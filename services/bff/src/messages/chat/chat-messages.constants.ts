import { type Transitions } from '../../common/transitions/transitions.constants.js';

export const CHAT_USER_NAME = { maxLength: 64 } as const;
export const CHAT_CONTENT = {
  minLength: 1,
  maxLength: 500,
  lines: true,
  pattern: /^\S([\s\S]*\S)?$/,
} as const;
export const CHAT_KEYWORD = { maxLength: 64 } as const;
export const CHAT_LIMIT = { minimum: 1, maximum: 100, default: 6 } as const;
/** Why a message is hidden. */
export const HIDING_REASON = {
  minLength: 1,
  maxLength: 200,
  lines: true,
  pattern: /^\S([\s\S]*\S)?$/,
} as const;
/** Version of one message. Starts at 1 and is incremented by every change. */
export const CHAT_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;

/** question: waits for an answer, command: asks the studio to do something. */
export const CHAT_CATEGORIES = ['message', 'question', 'command'] as const;
export type ChatCategory = (typeof CHAT_CATEGORIES)[number];

export const CHAT_STATES = ['shown', 'hidden'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

export const CHAT_ACTIONS = ['hide', 'restore'] as const;
export type ChatAction = (typeof CHAT_ACTIONS)[number];

/** Actions of moderators. Each one increments the version of the message. */
export const CHAT_TRANSITIONS: Transitions<ChatAction, ChatState> = {
  hide: { operation: 'hideChatMessage', from: ['shown'], to: 'hidden' },
  restore: { operation: 'restoreChatMessage', from: ['hidden'], to: 'shown' },
};

/** Where sent messages are counted per account, across all replicas. */
export const CHAT_COUNTER = {
  table: 'chat_count',
  prefix: 'chat',
  policy: 'chat',
  points: 60,
  windowSeconds: 60,
} as const;

/** Key of an advisory lock. It must be unique in the database and the same in every replica. */
export const CHAT_ORDER_LOCK = 7_252_013;

export const TRANSCRIPT_FORMATS = ['csv', 'text'] as const;
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number];
