import { type FieldOptions, field } from './field.js';

interface ListOptions extends FieldOptions {
  /** The exact number of entries. */
  length: number;
}

/** A list of whole numbers from zero, with a fixed length. For answers. */
export function CountListField({ length, ...options }: ListOptions) {
  return field(options, {
    type: 'array',
    items: { type: 'integer', minimum: 0 },
    minItems: length,
    maxItems: length,
  });
}

/** A list of labels, with a fixed length. For answers. */
export function LabelListField({ length, ...options }: ListOptions) {
  return field(options, { type: 'array', items: { type: 'string' }, minItems: length, maxItems: length });
}
