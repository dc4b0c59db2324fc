import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { AppError } from '../errors/app-error.js';
import { keepsRules } from './keeps-rules.js';
import { unwrap } from './wrappable.js';
import { type RuleContext, type Violation } from './violation.js';

type Source = 'body' | 'query' | 'param';

/** If a field breaks several rules, the first of these is reported: a text of the wrong type has no length. */
const ORDER = [
  'array',
  'minItems',
  'maxItems',
  'unique',
  'object',
  'string',
  'integer',
  'boolean',
  'enum',
  'text',
  'character',
  'space',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'rateBelowMinimum',
  'rateOutside',
  'pattern',
  'email',
  'phone',
  'url',
  'timeSpan',
  'date',
];

/** Checks body, query and path against their DTO. Unknown fields are an error in a body and ignored elsewhere. */
@Injectable()
export class ContractPipe implements PipeTransform {
  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if (!metatype || metatype === String || type === 'custom') return value;
    if (!isPlainObject(value)) throw broken([{ field: '', rule: 'object', params: {} }]);
    const given = type === 'query' ? withoutEmpty(value) : value;
    const { content, parent, strays } = unwrap(given, metatype);
    if (!isPlainObject(content)) throw broken([{ field: parent, rule: 'object', params: {} }]);
    const dto = instanceOf(metatype as new () => object, content);
    const violations = [
      ...strays.map((field): Violation => ({ field, rule: 'unknown', params: {} })),
      ...(await brokenRules(dto, type, parent)),
    ];
    if (violations.length > 0) throw broken(violations);
    return dto;
  }
}

function instanceOf(type: new () => object, content: object): object {
  // The library searches what it knows of all classes, also where there is nothing to take over.
  return Object.keys(content).length === 0 ? new type() : plainToInstance(type, content);
}

/** The rules of its class that a DTO breaks, at most one for each field. */
export async function brokenRules(dto: object, source: Source = 'body', parent = ''): Promise<Violation[]> {
  if (keepsRules(dto)) return [];
  const errors = await validate(dto, { whitelist: true, forbidNonWhitelisted: source === 'body' });
  return errors.flatMap((error) => violationsOf(error, source, parent));
}

function broken(violations: Violation[]): AppError {
  return new AppError('contractBroken', {}, violations);
}

export function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** In a query an empty text means "not set", so that the default holds, also where a field may be given twice. */
function withoutEmpty(query: object): object {
  const given = Object.entries(query).map(([field, value]: [string, unknown]) => [
    field,
    Array.isArray(value) ? value.filter((item) => item !== '') : value,
  ]);
  return Object.fromEntries(
    given.filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  ) as object;
}

function violationsOf(error: ValidationError, source: Source, parent: string): Violation[] {
  const field = parent === '' ? error.property : `${parent}.${error.property}`;
  if (error.children?.length) return error.children.flatMap((child) => violationsOf(child, source, field));
  return [{ field, ...ruleOf(error, source) }];
}

function ruleOf(
  { constraints, contexts, value }: ValidationError,
  source: Source,
): Pick<Violation, 'rule' | 'params'> {
  if (constraints?.whitelistValidation) return { rule: 'unknown', params: {} };
  if (value === undefined || value === null) return { rule: 'required', params: {} };
  const rules = Object.values(contexts ?? {}) as RuleContext[];
  const first = rules.toSorted((a, b) => ORDER.indexOf(a.rule) - ORDER.indexOf(b.rule))[0];
  if (!first) return { rule: 'object', params: {} };
  if (source === 'query' && Array.isArray(value) && first.rule !== 'dateRange')
    return { rule: 'once', params: {} };
  return { rule: first.rule, params: { ...first.params, ...first.paramsOf?.(value) } };
}
