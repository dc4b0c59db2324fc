import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { enumNames } from './enum-names.js';
import { asList, field, type FieldOptions, withRule } from './field.js';

interface EnumOptions extends FieldOptions {
  values: readonly (string | number)[];
  /** Name of the schema in OpenAPI, and so of the type in the generated client. */
  enumName: string;
  /** Of the values, in their order, where they are no names themselves: generated clients have no other for them. */
  names?: readonly string[];
  default?: string | number;
}

export function EnumField({ values, enumName, names, default: fallback, ...options }: EnumOptions) {
  return field(
    options,
    {
      enum: [...values],
      enumName,
      ...(names === undefined ? {} : { enumSchema: enumNames(names) }),
      ...(typeof values[0] === 'number' ? { type: 'integer' } : {}),
      ...(fallback === undefined ? {} : { default: fallback }),
    },
    IsIn([...values], withRule('enum', { values: values.join(', ') })),
  );
}

interface EnumListOptions extends Omit<EnumOptions, 'default' | 'names'> {
  minItems: number;
  maxItems: number;
}

/** A list of choices, each at most once. */
export function EnumListField({ values, enumName, minItems, maxItems, ...options }: EnumListOptions) {
  return field(
    options,
    { enum: [...values], enumName, isArray: true, minItems, maxItems, uniqueItems: true },
    ...(options.query ? [asList()] : []),
    IsArray(withRule('array')),
    ArrayMinSize(minItems, withRule('minItems', { min: minItems })),
    ArrayMaxSize(maxItems, withRule('maxItems', { max: maxItems })),
    ArrayUnique(withRule('unique')),
    IsIn([...values], { ...withRule('enum', { values: values.join(', ') }), each: true }),
  );
}
