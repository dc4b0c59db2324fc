import { ApiProperty } from '@nestjs/swagger';
import { FieldErrorDto } from './refusal.dto.js';

/** Problem details (RFC 9457): what is answered instead of an envelope where there is none. */
export class ProblemDto {
  @ApiProperty({
    description: 'Always `about:blank`: `code` tells problems apart.',
    type: String,
    example: 'about:blank',
  })
  type: string;

  @ApiProperty({ description: 'The name of the HTTP status.', type: String, example: 'Unauthorized' })
  title: string;

  @ApiProperty({ description: 'The HTTP status.', type: 'integer', example: 401 })
  status: number;

  @ApiProperty({
    description: 'The reason, for programs. New ones may be added: treat an unknown one by its status.',
    type: String,
    example: 'channelKeyUnknown',
  })
  code: string;

  @ApiProperty({
    description: 'Says what went wrong and what to do, for people, in the language of `Accept-Language`.',
    type: String,
    example:
      'This key is not valid, or was replaced. Ask an administrator of the product for the present one.',
  })
  detail: string;

  @ApiProperty({
    description: 'With 400, one entry for each invalid parameter.',
    type: [FieldErrorDto],
    required: false,
  })
  errors?: FieldErrorDto[];
}
