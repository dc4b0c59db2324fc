import { type TodoProgress } from '../../messages/messages/messages.constants.js';
import { type PagePath } from '../../common/pages/pages.constants.js';
import { type Transitions } from '../../common/transitions/transitions.constants.js';

export const ENQUIRY_KINDS = ['contact', 'join', 'partner', 'career'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const COURSES = ['pictures', 'games', 'code', 'robots'] as const;
export type Course = (typeof COURSES)[number];

export const POSITIONS = ['teacher', 'author', 'care', 'other'] as const;
export type Position = (typeof POSITIONS)[number];

export const ENQUIRY_NAME = { minLength: 1, maxLength: 80 } as const;
/** Not a regular expression literal, in which a bundler may escape them, and the API describes the pattern. */
const DIGITS = '0-9០-៩';
/** An email address, or a telephone number in any common notation. */
export const ENQUIRY_REPLY = {
  minLength: 6,
  maxLength: 120,
  pattern: new RegExp(
    `^\\s*([^\\s@]+@[^\\s@]+\\.[^\\s@]+|\\+?[${DIGITS}\\(][${DIGITS} .\\/\\(\\)\\-]{5,24})\\s*$`,
  ),
  form: 'reply',
} as const;
export const ENQUIRY_ORGANIZATION = { minLength: 1, maxLength: 120 } as const;
export const ENQUIRY_MESSAGE = { minLength: 1, maxLength: 1_000, lines: true } as const;
export const CHILD_AGE = { minimum: 6, maximum: 15 } as const;
/** Nobody can read and fill in a form faster than this. */
export const SECONDS_TAKEN = { minimum: 3, maximum: 31_536_000 } as const;

/** Without 0, O, 1, I and L because people read it out on the telephone. */
export const REFERENCE = {
  alphabet: '23456789ABCDEFGHJKMNPQRSTUVWXYZ',
  length: 7,
  pattern: /^S-[2-9A-HJKMNP-Z]{7}$/,
} as const;

/** Where requests are counted per address, across all replicas. The limit is a setting. */
export const ENQUIRY_COUNTER = {
  table: 'enquiry_count',
  prefix: 'enquiry',
  policy: 'enquiries',
  windowSeconds: 3_600,
} as const;

/** Invalid input from a form without script is stored until it is corrected, but no longer than this. */
export const DRAFT_LIFETIME_MINUTES = 60;
export const CLEANING_INTERVAL_MS = 600_000;
/** Limits of a search in reference, name and reply. */
export const ENQUIRY_SEARCH = { maxLength: 64 } as const;

export const ENQUIRY_STATES = ['new', 'inProgress', 'closed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

export const ENQUIRY_ACTIONS = ['take', 'close', 'reopen'] as const;
export type EnquiryAction = (typeof ENQUIRY_ACTIONS)[number];

/** Actions on an enquiry. Each one increments its version. Erasing is possible in every state. */
export const ENQUIRY_TRANSITIONS: Transitions<EnquiryAction, EnquiryState> = {
  take: { operation: 'takeEnquiry', from: ['new'], to: 'inProgress' },
  close: { operation: 'closeEnquiry', from: ['new', 'inProgress'], to: 'closed' },
  reopen: { operation: 'reopenEnquiry', from: ['closed'], to: 'new' },
};

/** What the todo of an enquiry shows to every administrator. */
export const PROGRESS_OF: Readonly<Record<EnquiryState, TodoProgress>> = {
  new: 'notStarted',
  inProgress: 'inProgress',
  closed: 'done',
};

/** Whether the action assigns the enquiry to the caller. Reopening leaves it unassigned. */
export const ASSIGNS_CALLER: Readonly<Record<EnquiryAction, boolean>> = {
  take: true,
  close: true,
  reopen: false,
};

/** A short description of the outcome. */
export const ENQUIRY_NOTE = {
  minLength: 1,
  maxLength: 200,
  lines: true,
  pattern: /^\S([\s\S]*\S)?$/,
  form: 'trimmed',
} as const;
/** Version of one enquiry. Starts at 1 and is incremented by every change. */
export const ENQUIRY_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;

const ENQUIRIES_PAGE = '/list/enquiries' satisfies PagePath;

/** The path of an enquiry in the web app, for administrators. */
export function enquiryPath(reference: string): string {
  return `${ENQUIRIES_PAGE}?enquiry=${reference}`;
}
