import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateIf, type ValidationOptions } from 'class-validator';
import { type RuleContext } from '../contract/violation.js';

/** What every field of a DTO says about itself. */
export interface FieldOptions {
  description: string;
  example?: unknown;
  optional?: boolean;
  nullable?: boolean;
  /** The field comes from a query string, where a number is a text. */
  query?: boolean;
}

/**
 * Attaches to a validator the rule and the parameters by which its message is told. The message here is never shown,
 * but class-validator drops the context of a constraint whose message is empty.
 */
export function withRule(rule: RuleContext['rule'], params: RuleContext['params'] = {}): ValidationOptions {
  return { message: rule, context: { rule, params } satisfies RuleContext };
}

/** Puts validators and the OpenAPI property of one field together, so that each limit stands once. */
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
    // A named enum says itself that it may be null; beside a reference the word has no meaning.
    ...(nullable && !('enumName' in property) ? { nullable } : {}),
  } as ApiPropertyOptions;
  return applyDecorators(
    ApiProperty(documented),
    ...(optional ? [ValidateIf((_, value) => value !== undefined)] : []),
    ...(nullable ? [ValidateIf((_, value) => value !== null)] : []),
    ...validators,
  );
}
