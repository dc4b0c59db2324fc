/** The longest period that may be requested: a leap year. */
export const PERIOD = { maxDays: 366 } as const;
/** Rows can be asked for as long as facts are kept: two years, one of them a leap year. */
export const ROWS_PERIOD = { maxDays: 732 } as const;

/** What the figures of a period are compared with: nothing, as many days before it, the same days a year before. */
export const COMPARISONS = ['none', 'previous', 'year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** How a figure is counted. Clients explain each in the language of the reader. */
export const FIGURE_DEFINITIONS = [
  'visits',
  'activePeople',
  'returnedPeople',
  'retainedPeople',
  'publications',
  'clicks',
  'exposures',
  'comments',
  'shares',
  'minutes',
  'userActions',
  'likes',
  'clicksByStep',
  'publicationsByStep',
  'clicksByAuthor',
  'publicationsBySubject',
  'publicationsBySource',
] as const;
export type FigureDefinition = (typeof FIGURE_DEFINITIONS)[number];
