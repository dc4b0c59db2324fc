import type { RuleParametersDto, RulePresetDetailDto } from '../../../../api/generated/model';
import { SetRuleParametersBody } from '../../../../api/generated/model/bodies/cards';
import { ruleParametersDtoLimits } from '../../../../api/generated/model/limits/cards';
import { contractProblems } from '../../../../shared/forms/contract-problems';
import { problem, type Problems } from '../../../../shared/forms/problem';
import type { Language } from '../../../../shared/i18n/languages';
import { searchKey } from '../../../../shared/lib/search-key';

/** An item as the form names it. */
export interface RuleItem {
  id: number;
  name: string;
}

/** The parameters as they are edited, by their paths in the body. A preset shows some of them. */
export interface RuleDraft {
  'parameters.labels': string[];
  'parameters.itemIds': RuleItem[];
  'parameters.weights': { label: string; weight: number | null }[];
  'parameters.places': { item: RuleItem; place: number | null }[];
  'parameters.words': string[];
  'parameters.languages': Language[];
  'parameters.withoutEmoji': boolean;
}
export type RuleField = keyof RuleDraft;

/** The first one has to be filled in. */
const fieldsByRule = {
  hide: ['parameters.labels'],
  pin: ['parameters.itemIds'],
  weigh: ['parameters.weights'],
  place: ['parameters.places'],
  unsafe: ['parameters.words'],
  languages: ['parameters.languages', 'parameters.withoutEmoji'],
} as const satisfies Record<string, readonly [RuleField, ...RuleField[]]>;
export type RuleName = keyof typeof fieldsByRule;

/** None for a rule of a newer server. */
export function fieldsOf(key: string): readonly RuleField[] {
  return key in fieldsByRule ? fieldsByRule[key as RuleName] : [];
}

export function draftOf({ parameters, items }: RulePresetDetailDto): RuleDraft {
  const named = (id: number): RuleItem => ({
    id,
    name: items.find((item) => item.id === id)?.title ?? String(id),
  });
  return {
    'parameters.labels': parameters.labels ?? [],
    'parameters.itemIds': (parameters.itemIds ?? []).map(named),
    'parameters.weights': parameters.weights ?? [],
    'parameters.places': (parameters.places ?? [])
      .toSorted((one, other) => one.place - other.place)
      .map(({ itemId, place }) => ({ item: named(itemId), place })),
    'parameters.words': parameters.words ?? [],
    'parameters.languages': parameters.languages ?? [],
    'parameters.withoutEmoji': parameters.withoutEmoji ?? false,
  };
}

/** What is sent, as far as it is filled in. */
export function parametersOf(key: string, draft: RuleDraft): RuleParametersDto {
  const all: Record<RuleField, unknown> = {
    ...draft,
    'parameters.itemIds': draft['parameters.itemIds'].map(({ id }) => id),
    'parameters.places': draft['parameters.places'].map(({ item, place }) => ({ itemId: item.id, place })),
  };
  const given = fieldsOf(key).map((field) => [field.replace('parameters.', ''), all[field]] as const);
  // The contract finds the numbers that are missing.
  return Object.fromEntries(given) as RuleParametersDto;
}

export function problemsOf(key: string, draft: RuleDraft): Problems<RuleDraft> {
  const found = contractProblems<RuleDraft>(
    SetRuleParametersBody.shape.parameters,
    ruleParametersDtoLimits,
    parametersOf(key, draft),
    ([first]) => `parameters.${String(first)}`,
  );
  const [needed] = fieldsOf(key);
  if (needed !== undefined && (draft[needed] as unknown[]).length === 0) found[needed] = problem('required');
  if (hasTwice(draft['parameters.places'].map(({ place }) => place)))
    found['parameters.places'] ??= problem('wrong');
  if (hasTwice(draft['parameters.words'].map(searchKey))) found['parameters.words'] ??= problem('wrong');
  return found;
}

/** The same places, in the order in which the items were moved. */
export function arrange(lines: RuleDraft['parameters.places']): RuleDraft['parameters.places'] {
  const places = lines
    .map(({ place }) => place)
    .toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity));
  return lines.map(({ item }, at) => ({ item, place: places[at] ?? null }));
}

function hasTwice(values: readonly (number | string | null)[]): boolean {
  return new Set(values).size < values.length;
}
