import { LANGUAGES } from '../../common/messages/languages.constants.js';
import { VISIBLE_NAME } from '../../people/accounts/accounts.constants.js';

export const TESTIMONIAL_ROLES = ['student', 'parent'] as const;
export type TestimonialRole = (typeof TESTIMONIAL_ROLES)[number];

/** Of a parent to the child that learns. */
export const TESTIMONIAL_RELATIONS = ['mother', 'father', 'grandmother', 'grandfather', 'guardian'] as const;
export type TestimonialRelation = (typeof TESTIMONIAL_RELATIONS)[number];

/** By the days on which the public page shows it. */
export const TESTIMONIAL_STATES = ['planned', 'shown', 'ended'] as const;
export type TestimonialState = (typeof TESTIMONIAL_STATES)[number];

export const TESTIMONIAL_NAME = { ...VISIBLE_NAME, minLength: 1, maxLength: 40 } as const;
export const TESTIMONIAL_TEXT = { minLength: 1, maxLength: 300 } as const;
/** A visitor reads it in whichever language the page is. */
export const TESTIMONIAL_LANGUAGES = { minItems: 1, maxItems: LANGUAGES.length } as const;
export const TESTIMONIAL_AGE = { minimum: 4, maximum: 18 } as const;
/** The smallest comes first. */
export const TESTIMONIAL_POSITION = { minimum: 1, maximum: 999 } as const;
/** Starts at 1 and is incremented by every change. */
export const TESTIMONIAL_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;

export const MAX_TESTIMONIALS = 200;
/** The public page stays small enough for a slow line: it shows the first ones of the order. */
export const SHOWN_TESTIMONIALS = 12;

/** How long a replica may show what was removed elsewhere if the notification is lost. */
export const TESTIMONIALS_CACHE_MS = 60_000;
/** Tells every replica that a testimonial has changed. */
export const TESTIMONIALS_CHANNEL = 'sala_testimonial';
/** Key of an advisory lock. It must be unique in the database and the same in every replica. */
export const TESTIMONIALS_LOCK = 7_252_821;
