import {
  ContentSource,
  ContentSubject,
  type PolicyRuleDto,
  PolicyRuleOrder,
} from '../../../../api/generated/model';
import { PreviewPolicyRuleBody } from '../../../../api/generated/model/bodies/policies';
import {
  policyRuleAgesDtoLimits,
  policyRuleDtoLimits as limits,
} from '../../../../api/generated/model/limits/policies';
import { contractProblems } from '../../../../shared/forms/contract-problems';
import { problem, type Problems } from '../../../../shared/forms/problem';
import { type Language, languages } from '../../../../shared/i18n/languages';
import type { RuleAuthor } from './rule-authors';

export const subjects = Object.values(ContentSubject);
export const sources = Object.values(ContentSource);
export const ages = Array.from(
  { length: policyRuleAgesDtoLimits.to.maximum - policyRuleAgesDtoLimits.from.minimum + 1 },
  (_, at) => policyRuleAgesDtoLimits.from.minimum + at,
);
export const orders = Object.values(PolicyRuleOrder);

/** A rule as it is edited. */
export interface RuleDraft {
  subjects: ContentSubject[];
  languages: Language[];
  agesFrom: number | '';
  agesTo: number | '';
  labels: string[];
  authors: RuleAuthor[];
  sources: ContentSource[];
  newerThanDays: number | null;
  order: PolicyRuleOrder;
  limit: number | null;
}

/** Of a set that has no rule yet. */
const newRule: RuleDraft = {
  subjects: [],
  languages: [],
  agesFrom: '',
  agesTo: '',
  labels: [],
  authors: [],
  sources: [],
  newerThanDays: null,
  order: 'newest',
  limit: 100,
};

/** @param names of the authors that the rule names */
export function draftOf(rule: PolicyRuleDto | null, names: RuleAuthor[]): RuleDraft {
  if (rule === null) return newRule;
  const { ages, labels, authorIds, newerThanDays, order, limit } = rule;
  return {
    ...{ labels, order, limit },
    // As the fields order them, so that a choice that is taken back is no change.
    subjects: subjects.filter((subject) => rule.subjects.includes(subject)),
    languages: languages.filter((language) => rule.languages.includes(language)),
    sources: sources.filter((source) => rule.sources.includes(source)),
    agesFrom: ages?.from ?? '',
    agesTo: ages?.to ?? '',
    authors: authorIds.map((id) => names.find((author) => author.id === id) ?? { id, name: String(id) }),
    newerThanDays: newerThanDays ?? null,
  };
}

/** What is sent, as far as it is filled in. */
export function ruleOf(draft: RuleDraft): PolicyRuleDto {
  const { agesFrom, agesTo, authors, newerThanDays, ...others } = draft;
  const { minimum, maximum } = policyRuleAgesDtoLimits.from;
  const from = agesFrom || minimum;
  const to = agesTo || maximum;
  return {
    ...others,
    ...((agesFrom || agesTo) && { ages: { from, to } }),
    authorIds: authors.map(({ id }) => id),
    ...(newerThanDays !== null && { newerThanDays }),
    // The contract finds that the limit is missing.
  } as PolicyRuleDto;
}

export function problemsOf(draft: RuleDraft): Problems<RuleDraft> {
  const found = contractProblems<RuleDraft>(PreviewPolicyRuleBody.shape.rule, limits, ruleOf(draft), fieldAt);
  const { agesFrom, agesTo } = draft;
  if (agesFrom !== '' && agesTo !== '' && agesTo < agesFrom) found.agesTo = problem('wrong');
  return found;
}

function fieldAt([first, second]: PropertyKey[]): string {
  if (first === 'ages') return second === 'from' ? 'agesFrom' : 'agesTo';
  return first === 'authorIds' ? 'authors' : String(first);
}
