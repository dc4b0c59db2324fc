import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { CODE_NAMES } from '../errors/error-codes.js';
import { enumNames } from '../fields/enum-names.js';
import { TIME_FORM } from '../time/display-time.js';

const CODES = Object.keys(CODE_NAMES).map(Number);

/** What a refusal says beside its data. */
class RefusedDto {
  @ApiProperty({ description: 'The result of the request.', enum: ['fail'], example: 'fail' })
  status: 'fail';

  @ApiProperty({
    description: 'Says what went wrong and what to do, for people, in the language of `Accept-Language`.',
    type: String,
    example: 'You are not logged in. Please log in again.',
  })
  msg: string;

  @ApiProperty({
    description: 'The reason, for programs.',
    type: 'integer',
    enum: CODES,
    enumName: 'RefusalCode',
    enumSchema: { description: 'The codes of all refusals.', ...enumNames(Object.values(CODE_NAMES)) },
    example: 50008,
  })
  code: number;
}

/** What a refusal with 40900 says of the record. */
export class ConflictDto {
  @ApiProperty({
    description: 'The state that the record is in now.',
    required: false,
    type: String,
    example: 'approved',
  })
  state?: string;

  @ApiProperty({
    description: 'The version that the record has now. Send it with the next change.',
    required: false,
    type: 'integer',
    minimum: 0,
    example: 4,
  })
  version?: number;

  @ApiProperty({
    description: 'The name, at that time, of the person who changed it last; null for the system.',
    required: false,
    type: String,
    nullable: true,
    example: 'Sokha Chan',
  })
  person?: string | null;

  @ApiProperty({
    description: 'When it was changed last, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    required: false,
    type: String,
    pattern: TIME_FORM,
    example: '2026-03-14 09:26:53',
  })
  time?: string;
}

/** The envelope of a request that was understood but did not succeed. */
export class RefusalDto extends RefusedDto {
  @ApiProperty({
    description:
      'With 40900, what the record is like now, where the operation can say it: mostly `state` and `version`, and ' +
      'whatever else its description names. Otherwise null.',
    nullable: true,
    type: ConflictDto,
  })
  data: ConflictDto | null;
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

/** The envelope of a request that does not match the contract. */
export class InvalidRequestDto extends RefusedDto {
  @ApiProperty({ description: 'What is wrong with it.', type: FieldErrorsDto })
  data: FieldErrorsDto;
}

/** The envelope while the service is unavailable. */
export class UnavailableDto extends RefusedDto {
  @ApiProperty({
    description: 'During maintenance, its message and expected end. Otherwise null.',
    nullable: true,
    // By its name, because maintenance stands above what every endpoint needs.
    allOf: [{ $ref: getSchemaPath('MaintenanceDto') }],
  })
  data: object | null;
}
