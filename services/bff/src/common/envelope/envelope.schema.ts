import { getSchemaPath, type ReferenceObject, type SchemaObject } from '@nestjs/swagger';
import { SUCCESS_CODE } from '../errors/error-codes.js';
import { FieldErrorsDto, RefusalDto } from './refusal.dto.js';

type Schema = SchemaObject | ReferenceObject;

export function successSchema(data: Schema): SchemaObject {
  return {
    type: 'object',
    description: 'Success.',
    required: ['data', 'status', 'msg', 'code'],
    additionalProperties: false,
    properties: {
      data,
      status: { type: 'string', enum: ['ok'], example: 'ok' },
      msg: { type: 'string', example: 'Request succeeded' },
      code: { type: 'integer', enum: [SUCCESS_CODE], example: SUCCESS_CODE },
    },
  };
}

/** The envelope of an error, narrowed to the codes that the operation can answer. */
export function refusalSchema(codes: number[]): SchemaObject {
  const data: Record<string, Schema> = codes.includes(40000)
    ? { data: { $ref: getSchemaPath(FieldErrorsDto) } }
    : {};
  return {
    allOf: [
      { $ref: getSchemaPath(RefusalDto) },
      { type: 'object', properties: { code: { type: 'integer', enum: codes }, ...data } },
    ],
  };
}
