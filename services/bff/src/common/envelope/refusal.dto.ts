import { ApiProperty } from '@nestjs/swagger';
import { ERROR_CODES } from '../errors/error-codes.js';

const CODES = [...new Set(Object.values(ERROR_CODES).map(({ code }) => code))].sort();

/** The envelope of a request that was understood but did not succeed. */
export class RefusalDto {
  @ApiProperty({
    description:
      'Null, unless the operation says otherwise: with 40900 the current state and version, with 50300 during ' +
      'maintenance its state.',
    nullable: true,
    type: 'object',
    additionalProperties: true,
    example: null,
  })
  data: object | null;

  @ApiProperty({ description: 'The result of the request.', enum: ['fail'], example: 'fail' })
  status: 'fail';

  @ApiProperty({
    description: 'Says what went wrong and what to do, for people, in the language of `Accept-Language`.',
    type: String,
    example: 'You are not logged in. Please log in again.',
  })
  msg: string;

  @ApiProperty({ description: 'The reason, for programs.', type: 'integer', enum: CODES, example: 50008 })
  code: number;
}

export class FieldErrorDto {
  @ApiProperty({ description: 'Path of the field; empty for the body as a whole.', example: 'pageSize' })
  field: string;

  @ApiProperty({ description: 'Name of the broken rule.', example: 'maximum' })
  rule: string;

  @ApiProperty({
    description: 'The limits of the rule.',
    type: 'object',
    additionalProperties: true,
    example: { max: 100 },
  })
  params: object;

  @ApiProperty({
    description: 'The rule in the language of `Accept-Language`.',
    example: 'must be at most 100',
  })
  msg: string;
}

export class FieldErrorsDto {
  @ApiProperty({ description: 'One entry per invalid field.', type: [FieldErrorDto] })
  errors: FieldErrorDto[];
}
