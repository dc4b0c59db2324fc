export const CONTENT_KINDS = ['text', 'imageText', 'video'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Names of the series, in the language of the samples; older clients look series up by them. */
export const CONTENT_KIND_NAMES: Record<ContentKind, string> = {
  text: '纯文本',
  imageText: '图文类',
  video: '视频类',
};

export const SUBJECTS = ['coding', 'robotics', 'art', 'maths', 'science', 'safety'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const SOURCES = ['studio', 'teachers', 'pupils', 'partners', 'other'] as const;
export type Source = (typeof SOURCES)[number];

export const CONTENT_TITLE = { maxLength: 128 } as const;

/** What is counted of an item in each hour. The names are also those of the columns. */
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

/** A day is shown in steps of so many hours. */
export const STEP_HOURS = 2;
export const STEPS = 24 / STEP_HOURS;

/** Days that the content data and the overview show, today included. */
export const RECENT_DAYS = 8;

/** What a caller may ask the popular list for, and the kind that is meant. */
export const POPULAR_KINDS = { text: 'text', image: 'imageText', video: 'video' } as const satisfies Record<
  string,
  ContentKind
>;
export type PopularType = keyof typeof POPULAR_KINDS;
export const POPULAR_TYPES = Object.keys(POPULAR_KINDS) as PopularType[];
export const POPULAR_ITEMS = 5;
