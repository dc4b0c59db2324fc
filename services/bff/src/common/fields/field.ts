import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf, type ValidationOptions } from 'class-validator';
import { type RuleContext } from '../contract/violation.js';

/** Options of every field decorator. */
export interface FieldOptions {
  description: string;
  example?: unknown;
  optional?: boolean;
  nullable?: boolean;
  /** The field comes from a query string, where numbers arrive as text. */
  query?: boolean;
}

/**
 * Attaches a rule and its parameters to a validator, for the message in the reader's language. The message given here
 * is never shown, but class-validator drops the context of a constraint with an empty message.
 */
export function withRule(
  rule: RuleContext['rule'],
  params: RuleContext['params'] = {},
  paramsOf?: RuleContext['paramsOf'],
): ValidationOptions {
  return { message: rule, context: { rule, params, paramsOf } satisfies RuleContext };
}

/** Combines the validators and the OpenAPI property of a field, so that each limit is declared once. */
export function field(
  { description, example, optional, nullable }: FieldOptions,
  property: ApiPropertyOptions,
  ...validators: PropertyDecorator[]
): PropertyDecorator {
  const documented = {
    ...property,
    description,
    required: !optional,
    ...(example === undefined ? {} : { example }),
    ...(nullable ? { nullable } : {}),
  } as ApiPropertyOptions;
  return applyDecorators(
    ApiProperty(documented),
    ...(optional ? [ValidateIf((_, value) => value !== undefined)] : []),
    ...(nullable ? [ValidateIf((_, value) => value !== null)] : []),
    ...validators,
  );
}

/** A query string has a list of one as a single value. */
export function asList(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (value === undefined ? undefined : [value].flat()));
}
