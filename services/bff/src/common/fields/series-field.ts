import { type FieldOptions, field } from './field.js';

interface ListOptions extends FieldOptions {
  /** The number of entries, or with `maxLength` the standard one. */
  length: number;
  /** The most entries, where the request may choose how many. */
  maxLength?: number;
}

/** A list of whole numbers from zero. For answers. */
export function CountListField({ length, maxLength, ...options }: ListOptions) {
  return field(options, {
    type: 'array',
    items: { type: 'integer', minimum: 0 },
    ...itemsOf(length, maxLength),
  });
}

/** A list of labels. For answers. */
export function LabelListField({ length, maxLength, ...options }: ListOptions) {
  return field(options, { type: 'array', items: { type: 'string' }, ...itemsOf(length, maxLength) });
}

function itemsOf(length: number, maxLength: number | undefined) {
  return { minItems: maxLength === undefined ? length : 1, maxItems: maxLength ?? length };
}
