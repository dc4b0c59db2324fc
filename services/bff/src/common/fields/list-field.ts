import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { field, type FieldOptions, tell } from './field.js';
import { type TextLimits, textRules, textSchema } from './text-rules.js';

interface ListOptions extends FieldOptions {
  minItems: number;
  maxItems: number;
}

function listRules({ minItems, maxItems }: ListOptions): PropertyDecorator[] {
  return [
    IsArray(tell('array')),
    ArrayMinSize(minItems, tell('minItems', { min: minItems })),
    ArrayMaxSize(maxItems, tell('maxItems', { max: maxItems })),
  ];
}

/** A list of texts that all keep the same limits. */
export function TextListField({ items, ...options }: ListOptions & { items: TextLimits }) {
  const { minItems, maxItems, ...rest } = options;
  return field(
    rest,
    { type: 'array', minItems, maxItems, items: { type: 'string', ...textSchema(items) } },
    ...listRules(options),
    ...textRules(items, { each: true }),
  );
}

/** A list of whole numbers that all keep the same limits. */
export function IntListField({ items, ...options }: ListOptions & { items: Range }) {
  const { minItems, maxItems, ...rest } = options;
  const { minimum, maximum } = items;
  return field(
    rest,
    { type: 'array', minItems, maxItems, items: { type: 'integer', minimum, maximum } },
    ...listRules(options),
    IsInt({ ...tell('integer'), each: true }),
    Min(minimum, { ...tell('minimum', { min: minimum }), each: true }),
    Max(maximum, { ...tell('maximum', { max: maximum }), each: true }),
  );
}

interface Range {
  minimum: number;
  maximum: number;
}
