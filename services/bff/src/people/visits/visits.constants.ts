/** What is visited of a person, with its name in the language of the samples. */
export const VISIT_KINDS = [
  { key: 'homepage', name: '主页访问量' },
  { key: 'project', name: '项目访问量' },
] as const;

export const VISIT_KEYS = VISIT_KINDS.map(({ key }) => key);
export type VisitKey = (typeof VISIT_KINDS)[number]['key'];

/** Visits are summed over this many days, today included, and compared with as many days before. */
export const VISIT_WINDOW = { days: 30 } as const;
