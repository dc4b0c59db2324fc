import { type Type as Class, applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { field, type FieldOptions, tell } from './field.js';

/** A member that is an object of its own, held to the rules of its class. */
export function ObjectField({ type, ...options }: FieldOptions & { type: Class }) {
  return applyDecorators(
    field(options, { type }, IsObject(tell('object')), ValidateNested(tell('object'))),
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
      IsArray(tell('array')),
      ArrayMinSize(minItems, tell('minItems', { min: minItems })),
      ArrayMaxSize(maxItems, tell('maxItems', { max: maxItems })),
      ValidateNested({ ...tell('object'), each: true }),
    ),
    Type(() => type),
  );
}
