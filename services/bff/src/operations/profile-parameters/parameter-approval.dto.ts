import { ApiProperty } from '@nestjs/swagger';
import { IntField } from '../../common/fields/number-field.js';
import { ParameterChangeDto } from './parameter-change.dto.js';
import { ParametersDto } from './parameters.dto.js';
import { APPLIED_VERSION } from './profile-parameters.constants.js';

export class ParameterApprovalDto {
  @ApiProperty({
    description: 'The open change, or otherwise the last one; null if there was none.',
    type: ParameterChangeDto,
    nullable: true,
  })
  change: ParameterChangeDto | null;

  @ApiProperty({
    description:
      'The requested parameters, or the applied ones if none are requested; null if there are none.',
    type: ParametersDto,
    nullable: true,
  })
  current: ParametersDto | null;

  @ApiProperty({
    description: 'The applied parameters; null if none were applied yet.',
    type: ParametersDto,
    nullable: true,
  })
  original: ParametersDto | null;

  @IntField({
    description: 'Number of the applied version, 0 if there is none; send it with the next submission.',
    ...APPLIED_VERSION,
    example: 1,
  })
  version: number;
}
