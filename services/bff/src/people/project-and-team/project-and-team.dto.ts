import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { MEMBERSHIP_KEYS, type MembershipKey } from './project-and-team.constants.js';

export class MembershipFigureDto {
  @IntField({ description: 'Number of the line, from 1.', minimum: 1, example: 1 })
  id: number;

  @TextField({ description: 'The figure as a Chinese text.', example: '参与的项目 6 个' })
  content: string;

  @EnumField({
    description:
      'What is counted, for clients with their own texts: the projects and teams of the person, and ' +
      'the other people in these, each counted once.',
    values: MEMBERSHIP_KEYS,
    enumName: 'MembershipKey',
    example: 'projects',
  })
  key: MembershipKey;

  @IntField({ description: 'The figure.', minimum: 0, example: 6 })
  count: number;
}
