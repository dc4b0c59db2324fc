import { type Type } from '@nestjs/common';
import { getSchemaPath, type ReferenceObject, type SchemaObject } from '@nestjs/swagger';

/** The schema of an envelope's `data`, and the models that it names. */
export interface DataSchema {
  schema: SchemaObject | ReferenceObject;
  models: Type[];
  /** Set where success is not an envelope, but bytes of one of these media types. */
  mediaTypes?: string[];
}

export function model(type: Type): DataSchema {
  return { schema: { $ref: getSchemaPath(type) }, models: [type] };
}

export function listOf(type: Type): DataSchema {
  return { schema: { type: 'array', items: { $ref: getSchemaPath(type) } }, models: [type] };
}

/** One of several models, depending on the request; their schemas need not exclude each other. */
export function anyOf(...types: Type[]): DataSchema {
  return { schema: { anyOf: types.map((type) => ({ $ref: getSchemaPath(type) })) }, models: types };
}

/** A constant, for an operation that returns nothing else. */
export function always(value: string | boolean): DataSchema {
  const type = typeof value === 'string' ? 'string' : 'boolean';
  return { schema: { type, enum: [value], example: value, description: `Always ${value}.` }, models: [] };
}

/** Bytes instead of an envelope, for files that browsers fetch themselves. */
export function bytesOf(...mediaTypes: string[]): DataSchema {
  return { schema: { type: 'string', format: 'binary' }, models: [], mediaTypes };
}

export const nothing: DataSchema = {
  schema: { type: 'null', description: 'Always null.' },
  models: [],
};

/** Null where there is nothing yet. */
export function orNothing({ schema, models }: DataSchema): DataSchema {
  return { schema: { allOf: [schema], nullable: true }, models };
}
