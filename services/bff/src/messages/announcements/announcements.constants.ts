import { LANGUAGES } from '../../common/messages/languages.constants.js';
import { type Transitions } from '../../common/transitions/transitions.constants.js';

/** event: something to take part in; notice: something to know or to prepare for; news: something that has changed. */
export const ANNOUNCEMENT_KINDS = ['event', 'notice', 'news'] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];

/** Not empty, no control characters. */
export const ANNOUNCEMENT_TITLE = {
  minLength: 1,
  maxLength: 100,
  pattern: /^\S([^\x00-\x1f\x7f]*\S)?$/,
  form: 'oneLine',
} as const;
export const ANNOUNCEMENT_TEXT = { minLength: 1, maxLength: 2_000, lines: true } as const;
/** In how many languages an announcement can be written. */
export const ANNOUNCEMENT_LANGUAGES = { minItems: 1, maxItems: LANGUAGES.length } as const;

/** Starts at 1 and is incremented by every change. */
export const ANNOUNCEMENT_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;

export type AnnouncementState = 'published' | 'removed';
export const ANNOUNCEMENT_ACTIONS = ['create', 'edit', 'remove', 'restore'] as const;
export type AnnouncementAction = (typeof ANNOUNCEMENT_ACTIONS)[number];
export type AnnouncementMove = Exclude<AnnouncementAction, 'create'>;

export const ANNOUNCEMENT_TRANSITIONS: Transitions<AnnouncementMove, AnnouncementState> = {
  edit: { operation: 'editAnnouncement', from: ['published'], to: 'published' },
  remove: { operation: 'removeAnnouncement', from: ['published'], to: 'removed' },
  restore: { operation: 'restoreAnnouncement', from: ['removed'], to: 'published' },
};
