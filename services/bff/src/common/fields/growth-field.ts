import { field, type FieldOptions } from './field.js';

/** Growth in percent, for answers. The description says of what, and compared with what. */
export function GrowthField({ description, example }: Pick<FieldOptions, 'description' | 'example'>) {
  return field(
    {
      description: `${description}, in percent to two decimals; null if that was zero.`,
      example,
      nullable: true,
    },
    { type: Number },
  );
}
