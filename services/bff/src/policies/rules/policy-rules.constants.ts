import { createHash } from 'node:crypto';
import { type Language } from '../../common/messages/languages.constants.js';
import { type Source, type Subject } from '../../content/content/content.constants.js';

export const RULE_ORDERS = ['newest', 'oldest', 'title', 'popular'] as const;
export type RuleOrder = (typeof RULE_ORDERS)[number];

export const RULE_LABELS = { minItems: 0, maxItems: 20 } as const;
export const RULE_AUTHORS = { minItems: 0, maxItems: 50 } as const;
export const RULE_DAYS = { minimum: 1, maximum: 3_650 } as const;
/** Maximum number of items that a set delivers. */
export const MAX_MEMBERS = 1_000;

/** Which items a set holds. An empty list allows all. */
export interface Rule {
  subjects: Subject[];
  languages: Language[];
  /** In years. */
  ages?: { from: number; to: number };
  labels: string[];
  authorIds: number[];
  sources: Source[];
  newerThanDays?: number;
  order: RuleOrder;
  limit: number;
}

/** In one form for all rules that mean the same. */
export function normalRule({ ages, newerThanDays, order, limit, ...lists }: Rule): Rule {
  const { subjects, languages, labels, authorIds, sources } = lists;
  return {
    subjects: subjects.toSorted(),
    languages: languages.toSorted(),
    ...(ages ? { ages: { from: ages.from, to: ages.to } } : {}),
    labels: [...new Set(labels)].toSorted(),
    authorIds: [...new Set(authorIds)].toSorted((one, other) => one - other),
    sources: sources.toSorted(),
    ...(newerThanDays === undefined ? {} : { newerThanDays }),
    order,
    limit,
  };
}

/** Equal for equal rules. @param rule in its normal form */
export function ruleKey(rule: Rule): string {
  return createHash('sha256').update(JSON.stringify(rule)).digest('hex');
}
