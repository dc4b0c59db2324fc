import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { VISIT_KEYS, VISIT_WINDOW, type VisitKey } from './visits.constants.js';

export class VisitDto {
  @EnumField({
    description: 'What was opened: the page of a person, or a project.',
    values: VISIT_KEYS,
    enumName: 'VisitKey',
    example: 'project',
  })
  key: VisitKey;

  @IntField({ description: 'Key of the account or of the project.', ...ROW_ID, example: 1 })
  id: number;
}

export class VisitsDto {
  @TextField({ description: 'What was visited, in Chinese.', example: '主页访问量' })
  name: string;

  @EnumField({
    description:
      'What was visited, for clients with their own texts: the page of the person, or their projects.',
    values: VISIT_KEYS,
    enumName: 'VisitKey',
    example: 'homepage',
  })
  key: VisitKey;

  @IntField({
    description: `Visits by others in the last ${VISIT_WINDOW.days} days, today included; a visitor counts once a day.`,
    minimum: 0,
    example: 1240,
  })
  visits: number;

  @ApiProperty({
    description:
      `Growth in percent of the ${VISIT_WINDOW.days - 1} days before today against as many days before them, with at most two decimals; ` +
      'negative if visits fell. Null if there were none before: show it as new.',
    type: 'number',
    nullable: true,
    minimum: -100,
    example: 12.5,
  })
  growth: number | null;
}
