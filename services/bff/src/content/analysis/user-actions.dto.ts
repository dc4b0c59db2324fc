import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { FigureDto, PeriodFigureDto } from '../periods/period.dto.js';
import { USER_ACTIONS, type UserAction } from './analysis.constants.js';

export class UserActionDto extends FigureDto {
  @EnumField({
    values: USER_ACTIONS,
    enumName: 'UserAction',
    description: 'What users did with content.',
    example: 'likes',
  })
  key: UserAction;

  @IntField({ description: 'How often they did it.', minimum: 0, example: 33127 })
  count: number;
}

export class UserActionsDto extends PeriodFigureDto {
  @IntField({ description: 'Sum of the `count` of all actions.', minimum: 0, example: 51877 })
  count: number;

  @ApiProperty({
    description: 'One figure for each action.',
    type: [UserActionDto],
    minItems: USER_ACTIONS.length,
    maxItems: USER_ACTIONS.length,
  })
  data: UserActionDto[];
}
