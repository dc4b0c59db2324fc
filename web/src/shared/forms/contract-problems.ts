import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/mini';
import { problem, type Problems, type RuleProblem } from './problem';
import { strayCharacter } from './stray-character';
import { codePointsOf, graphemesOf } from '../lib/text-length';

type Issue = NonNullable<ReturnType<typeof safeParse>['error']>['issues'][number];
/** The generated limits of a body, beside its zod schema: zod does not know grapheme clusters. */
type Limits = Record<string, object>;

/**
 * The problems of a request body by the contract.
 * @param schema the generated zod schema of the body, from `api/generated/model/bodies`
 * @param limits the generated limits of the same body, from `api/generated/model/limits`, by field
 * @param fieldAt the field of a path in the body; by default its first part
 */
export function contractProblems<Values extends object>(
  schema: $ZodType,
  limits: Limits,
  body: object,
  fieldAt: (path: PropertyKey[]) => string = ([first]) => String(first),
): Problems<Values> {
  const problems: Record<string, RuleProblem> = {};
  const values: Record<string, unknown> = { ...body };
  for (const issue of safeParse(schema, body).error?.issues ?? []) {
    const field = fieldAt(issue.path);
    const value = field in values ? values[field] : valueAt(body, issue.path);
    const found = isEmpty(value) ? problem('required') : problemOf(issue, body, limits[field]);
    if (found !== null) problems[field] ??= found;
  }
  for (const [field, limit] of Object.entries(limits)) {
    const text = values[field];
    if (!('maxGraphemes' in limit) || typeof text !== 'string') continue;
    const found = tooManyGraphemes(text, Number(limit.maxGraphemes));
    if (found !== null) problems[field] ??= found;
  }
  return problems;
}

/** Nothing was typed or chosen. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function tooManyGraphemes(text: string, max: number): RuleProblem | null {
  const typed = graphemesOf(text);
  return typed !== null && typed > max ? problem('tooLong', { max, typed }) : null;
}

function problemOf(issue: Issue, body: object, limit: object = {}): RuleProblem | null {
  if (issue.code === 'too_big') return tooBig(issue, body, limit);
  if (issue.code === 'too_small') return tooSmall(issue, limit);
  if (issue.code === 'invalid_format') return misspelt(String(valueAt(body, issue.path)), limit);
  if (issue.code === 'invalid_value') return problem('choice');
  if (issue.code === 'invalid_type' && issue.expected === 'int') return problem('whole');
  if (issue.code === 'invalid_type' && issue.expected === 'number') return problem('number');
  return problem('wrong');
}

function misspelt(text: string, limit: { pattern?: string }): RuleProblem {
  const character = strayCharacter(text, limit.pattern);
  if (character === undefined) return problem('pattern');
  return character === ' ' ? problem('space') : problem('character', { character });
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>, body: object, limit: object): RuleProblem | null {
  const max = Number(issue.maximum);
  if (issue.origin === 'array') return problem('tooMany', { max });
  if (issue.origin !== 'string') return problem('range', { ...rangeOf(limit), max });
  // zod counts UTF-16 units, of which some characters have two.
  const typed = codePointsOf(String(valueAt(body, issue.path)));
  return typed > max ? problem('tooLong', { max, typed }) : null;
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>, limit: object): RuleProblem {
  const min = Number(issue.minimum);
  if (issue.origin === 'string') return problem('tooShort', { min });
  if (issue.origin === 'array') return problem('required');
  return problem('range', { ...rangeOf(limit), min });
}

function rangeOf(limit: { minimum?: number; maximum?: number }): RuleProblem['params'] {
  const { minimum: min, maximum: max } = limit;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function valueAt(body: unknown, path: PropertyKey[]): unknown {
  return path.reduce((value, key) => (value as Record<PropertyKey, unknown>)[key], body);
}
