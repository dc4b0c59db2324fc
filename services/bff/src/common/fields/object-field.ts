import { type Type as Class, applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { field, type FieldOptions, withRule } from './field.js';

/** A nested object, validated by the rules of its class. */
export function ObjectField({ type, ...options }: FieldOptions & { type: Class }) {
  return applyDecorators(
    field(options, { type }, IsObject(withRule('object')), ValidateNested(withRule('object'))),
    Type(() => type),
  );
}

interface ObjectListOptions extends FieldOptions {
  type: Class;
  minItems: number;
  maxItems: number;
}

/** A list of such objects. */
export function ObjectListField({ type, minItems, maxItems, ...options }: ObjectListOptions) {
  return applyDecorators(
    field(
      options,
      { type: [type], minItems, maxItems },
      IsArray(withRule('array')),
      ArrayMinSize(minItems, withRule('minItems', { min: minItems })),
      ArrayMaxSize(maxItems, withRule('maxItems', { max: maxItems })),
      ValidateNested({ ...withRule('object'), each: true }),
    ),
    Type(() => type),
  );
}
