import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { field, type FieldOptions, withRule } from './field.js';
import { type TextLimits, textRules, textSchema } from './text-rules.js';

export interface ListOptions extends FieldOptions {
  minItems: number;
  maxItems: number;
}

export function listRules({ minItems, maxItems }: ListOptions): PropertyDecorator[] {
  return [
    IsArray(withRule('array')),
    ArrayMinSize(minItems, withRule('minItems', { min: minItems })),
    ArrayMaxSize(maxItems, withRule('maxItems', { max: maxItems })),
  ];
}

/** A list of texts with the same limits. */
export function TextListField({ items, ...options }: ListOptions & { items: TextLimits }) {
  const { minItems, maxItems, ...rest } = options;
  return field(
    rest,
    { type: 'array', minItems, maxItems, items: { type: 'string', ...textSchema(items) } },
    ...listRules(options),
    ...textRules(items, { each: true }),
  );
}

/** A list of whole numbers with the same limits. */
export function IntListField({ items, ...options }: ListOptions & { items: Range }) {
  const { minItems, maxItems, ...rest } = options;
  const { minimum, maximum } = items;
  return field(
    rest,
    { type: 'array', minItems, maxItems, items: { type: 'integer', minimum, maximum } },
    ...listRules(options),
    IsInt({ ...withRule('integer'), each: true }),
    Min(minimum, { ...withRule('minimum', { min: minimum }), each: true }),
    Max(maximum, { ...withRule('maximum', { max: maximum }), each: true }),
  );
}

interface Range {
  minimum: number;
  maximum: number;
}
