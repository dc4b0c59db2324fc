import { field, type FieldOptions } from './field.js';

/** Growth in percent. The description says of what, and against what. For answers. */
export function GrowthField({ description, example }: Pick<FieldOptions, 'description' | 'example'>) {
  return field(
    {
      description: `${description}, in percent to two decimals; null where that was zero.`,
      example,
      nullable: true,
    },
    { type: Number },
  );
}
