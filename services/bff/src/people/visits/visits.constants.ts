/** The visited parts of a user's profile, with their labels in the language of the sample data. */
export const VISIT_KINDS = [
  { key: 'homepage', name: '主页访问量' },
  { key: 'project', name: '项目访问量' },
] as const;

export const VISIT_KEYS = VISIT_KINDS.map(({ key }) => key);
export type VisitKey = (typeof VISIT_KINDS)[number]['key'];

/** Visits are summed over this many days, including today. */
export const VISIT_WINDOW = { days: 30 } as const;
