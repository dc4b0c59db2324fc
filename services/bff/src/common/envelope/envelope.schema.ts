import { type Type } from '@nestjs/common';
import { getSchemaPath, type ReferenceObject, type SchemaObject } from '@nestjs/swagger';
import { SUCCESS_CODE } from '../errors/error-codes.js';
import { FieldErrorsDto, InvalidRequestDto, RefusalDto, UnavailableDto } from './refusal.dto.js';

/** The envelope of a success with this data. */
export function successSchema(data: SchemaObject | ReferenceObject): SchemaObject {
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

/** The models of all refusals. */
export const REFUSALS: readonly Type[] = [RefusalDto, InvalidRequestDto, UnavailableDto, FieldErrorsDto];

/** The envelope of an answer with this HTTP status that is no success. */
export function refusalOf(status: number): ReferenceObject {
  const model = status === 400 ? InvalidRequestDto : status === 503 ? UnavailableDto : RefusalDto;
  return { $ref: getSchemaPath(model) };
}
