import { type Type as Class, applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';
import { field, type FieldOptions, tell } from './field.js';

/** A member that is an object of its own, held to the rules of its class. */
export function ObjectField({ type, ...options }: FieldOptions & { type: Class }) {
  return applyDecorators(
    field(options, { type }, IsObject(tell('object')), ValidateNested(tell('object'))),
    Type(() => type),
  );
}
