import { type Violation } from '../../common/contract/violation.js';
import { AppError } from '../../common/errors/app-error.js';
import { labelKey } from '../../common/text/label-key.js';
import { searchKey } from '../../common/text/search-key.js';
import { PARAMETERS_OF, type PresetParameters } from './rule-presets.constants.js';

/** The rules between fields. @throws AppError contractBroken */
export function checkParameters(key: string, parameters: PresetParameters): void {
  const known = namesOf(key);
  const strays = givenOf(parameters).filter((name) => !known.includes(name));
  refuse([
    ...strays.map((name): Violation => ({ field: `parameters.${name}`, rule: 'unknown', params: {} })),
    ...twice('labels', '', parameters.labels?.map(labelKey)),
    ...twice('itemIds', '', parameters.itemIds),
    ...twice('words', '', parameters.words?.map(searchKey)),
    ...twice(
      'weights',
      '.label',
      parameters.weights?.map(({ label }) => labelKey(label)),
    ),
    ...twice(
      'places',
      '.itemId',
      parameters.places?.map(({ itemId }) => itemId),
    ),
    ...twice(
      'places',
      '.place',
      parameters.places?.map(({ place }) => place),
    ),
  ]);
}

/** Names each item by its place. @throws AppError contractBroken */
export function refuseUnknownItems(parameters: PresetParameters, known: ReadonlySet<number>): void {
  const named = [
    ...(parameters.itemIds ?? []).map((id, at) => ({ id, field: `parameters.itemIds.${at}` })),
    ...(parameters.places ?? []).map(({ itemId: id }, at) => ({
      id,
      field: `parameters.places.${at}.itemId`,
    })),
  ];
  refuse(
    named
      .filter(({ id }) => !known.has(id))
      .map(({ id, field }): Violation => ({ field, rule: 'itemUnknown', params: { id } })),
  );
}

export function itemIdsOf({ itemIds = [], places = [] }: PresetParameters): number[] {
  return [...itemIds, ...places.map(({ itemId }) => itemId)];
}

/** Whether the preset does anything with them. */
export function isComplete(key: string, parameters: PresetParameters): boolean {
  const [needed] = namesOf(key);
  const value = needed && parameters[needed];
  return Array.isArray(value) && value.length > 0;
}

/** In one form for all that mean the same. */
export function normalParameters(parameters: PresetParameters): PresetParameters {
  const { weights, places, ...others } = parameters;
  return {
    ...Object.fromEntries(givenOf(others).map((name) => [name, others[name as keyof typeof others]])),
    ...(weights && { weights: weights.map(({ label, weight }) => ({ label, weight })) }),
    // In the order in which the database keeps the members.
    ...(places && { places: places.map(({ place, itemId }) => ({ place, itemId })) }),
  };
}

function namesOf(key: string): readonly (keyof PresetParameters)[] {
  return new Map(Object.entries(PARAMETERS_OF)).get(key) ?? [];
}

function givenOf(parameters: PresetParameters): (keyof PresetParameters)[] {
  return (Object.keys(parameters) as (keyof PresetParameters)[]).filter(
    (name) => parameters[name] !== undefined,
  );
}

function twice(list: string, part: string, values: readonly (number | string)[] = []): Violation[] {
  return values.flatMap((value, at): Violation[] =>
    values.indexOf(value) < at
      ? [{ field: `parameters.${list}.${at}${part}`, rule: 'unique', params: {} }]
      : [],
  );
}

function refuse(violations: Violation[]): void {
  if (violations.length > 0) throw new AppError('contractBroken', {}, violations);
}
