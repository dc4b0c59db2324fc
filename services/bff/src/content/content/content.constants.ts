import { type PagePath } from '../../common/pages/pages.constants.js';

export const CONTENT_KINDS = ['text', 'imageText', 'video'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Of a video. */
export const ORIENTATIONS = ['horizontal', 'vertical'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** What a set of items may hold: texts with or without pictures, or videos of one orientation. */
export const CONTENT_TYPES = ['img', 'horizontalVideo', 'verticalVideo'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** Names of the series, in the language of the sample data. Older clients look up series by these names. */
export const CONTENT_KIND_NAMES: Record<ContentKind, string> = {
  text: '纯文本',
  imageText: '图文类',
  video: '视频类',
};

export const SUBJECTS = ['coding', 'robotics', 'art', 'maths', 'science', 'safety'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const SOURCES = ['studio', 'teachers', 'pupils', 'partners', 'other'] as const;
export type Source = (typeof SOURCES)[number];

/** As stored. What is written now is shorter. */
export const CONTENT_TITLE = { maxLength: 128 } as const;
export const CONTENT_SUMMARY = { maxLength: 2_000 } as const;
/** The id of a picture. */
export const CONTENT_COVER = { maxLength: 50 } as const;
export const CONTENT_COVER_TEXT = { maxLength: 200 } as const;
export const CONTENT_EXTERNAL_ID = { maxLength: 64 } as const;
/** In years. */
export const CONTENT_AGE = { minimum: 3, maximum: 18 } as const;

/** Of what people work on. Once it was published, that is its newest revision. */
export const CONTENT_STATES = [
  'draft',
  'inspecting',
  'rejected',
  'approved',
  'online',
  'offline',
  'removed',
] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** Of what was published, whatever happens to its next revision. */
export const PUBLICATIONS = ['never', 'online', 'offline'] as const;
export type Publication = (typeof PUBLICATIONS)[number];

/** Of the row `item`: whether its times allow it now. */
export const ITEM_IN_TIME =
  '(coalesce(item.online_from <= now(), true) AND coalesce(item.online_until > now(), true))';
/** Of the row `item`: whether it is delivered now. */
export const ITEM_IS_DELIVERED = `(item.online = 'online' AND ${ITEM_IN_TIME} AND NOT item.hidden)`;

/** How often it is counted how popular items are, at one replica at a time by this advisory lock. */
export const POPULARITY = { intervalMs: 60_000, lock: 7_252_771 } as const;

/** Counters of an item per hour. The names are also the column names. */
export const MEASURES = [
  'publications',
  'clicks',
  'exposures',
  'comments',
  'shares',
  'likes',
  'minutes',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What is added to the fact of an item in one hour. */
export interface AddedFact extends Record<Exclude<Measure, 'minutes'>, number> {
  /** In the time zone of the deployment, as the hour. */
  day: string;
  hour: number;
  itemId: number;
  /** For how long it was read or watched. */
  seconds: number;
}

/** Likes of an item in one hour that count no more. */
export interface TakenLikes extends Pick<AddedFact, 'day' | 'hour' | 'itemId'> {
  number: number;
}

/**
 * What a fact holds at most of each figure. More in one hour of one item is no activity of children, and must not keep the
 * others from being counted.
 */
export const FACT_LIMIT = 2_000_000_000;

/** What the rows behind a figure can be sorted by. */
export const CONTENT_ROW_SORTS = ['value', 'title', 'kind', 'subject', 'source', 'author'] as const;
export type ContentRowSort = (typeof CONTENT_ROW_SORTS)[number];

/** The chart of a day has one point per this many hours. */
export const STEP_HOURS = 2;
export const STEPS = 24 / STEP_HOURS;

/** Days shown in the content data and the overview, including today. */
export const RECENT_DAYS = 8;

/** The values a caller may request in the popular list, and the kind each one stands for. */
export const POPULAR_KINDS = { text: 'text', image: 'imageText', video: 'video' } as const satisfies Record<
  string,
  ContentKind
>;
export type PopularType = keyof typeof POPULAR_KINDS;
export const POPULAR_TYPES = Object.keys(POPULAR_KINDS) as PopularType[];
export const POPULAR_ITEMS = 5;

/** The lock is the key of an advisory lock. It must be unique in the database and the same in every replica. */
export const FACT_PARTITIONS = { monthsAhead: 2, intervalMs: 3_600_000, lock: 7_252_031 } as const;

/** A peak is a day above each of so many days before it. */
export const PEAK_DAYS = 30;

const WORKPLACE = '/dashboard/workplace' satisfies PagePath;

/** The path of the content that was opened on a day, for administrators. */
export function clicksPath(day: string): string {
  return `${WORKPLACE}?rows=clicks&rowsDays=${day}&rowsDays=${day}`;
}
