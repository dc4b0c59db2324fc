import { AppError } from '../../common/errors/app-error.js';
import { type Violation } from '../../common/contract/violation.js';
import { EVENTS_LIMIT, VISITOR } from './events.constants.js';
import { readTime } from '../../common/time/instant.js';

export interface ReadBatch {
  events: unknown[];
  visitor: string | undefined;
  sentAt: number | undefined;
}

const FIELDS = new Set(['events', 'visitor', 'sentAt']);

/**
 * Reads what concerns all events of a request. A class of the contract would refuse a request for one wrong event.
 * @throws AppError contractBroken
 */
export function readBatch(text: string): ReadBatch {
  const body = parsed(text);
  const { events, visitor, sentAt } = body;
  const violations = [
    ...violationsOf('events', eventsRule(events)),
    ...violationsOf('visitor', visitor === undefined ? undefined : visitorRule(visitor)),
    ...(sentAt === undefined || readTime(sentAt) !== undefined
      ? []
      : [{ field: 'sentAt', rule: 'pattern', params: { form: '2026-03-01T09:30:00Z' } } as const]),
    ...Object.keys(body)
      .filter((field) => !FIELDS.has(field))
      .map((field) => ({ field, rule: 'unknown', params: {} }) as const),
  ];
  if (violations.length > 0) throw new AppError('contractBroken', {}, violations);
  return { events: events as unknown[], visitor: visitor as string | undefined, sentAt: readTime(sentAt) };
}

/**
 * Reads a request that names nothing but a visitor.
 * @throws AppError contractBroken
 */
export function readVisitor(text: string): string {
  const { visitor } = parsed(text);
  const rule: Rule = visitor === undefined ? { rule: 'required', params: {} } : visitorRule(visitor);
  if (rule !== undefined) throw new AppError('contractBroken', {}, violationsOf('visitor', rule));
  return String(visitor);
}

type Rule = Pick<Violation, 'rule' | 'params'> | undefined;

function parsed(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('contractBroken', {}, [{ field: '', rule: 'json', params: {} }]);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new AppError('contractBroken', {}, [{ field: '', rule: 'object', params: {} }]);
}

function eventsRule(events: unknown): Rule {
  if (events === undefined) return { rule: 'required', params: {} };
  if (!Array.isArray(events)) return { rule: 'array', params: {} };
  if (events.length === 0) return { rule: 'minItems', params: { min: 1 } };
  return events.length > EVENTS_LIMIT ? { rule: 'maxItems', params: { max: EVENTS_LIMIT } } : undefined;
}

function visitorRule(visitor: unknown): Rule {
  const { minLength, maxLength, pattern } = VISITOR;
  if (typeof visitor !== 'string') return { rule: 'string', params: {} };
  if (visitor.length < minLength) return { rule: 'minLength', params: { min: minLength } };
  if (visitor.length > maxLength) return { rule: 'maxLength', params: { max: maxLength } };
  return pattern.test(visitor) ? undefined : { rule: 'pattern', params: { form: pattern.source } };
}

function violationsOf(field: string, rule: Rule): Violation[] {
  return rule === undefined ? [] : [{ field, ...rule }];
}
