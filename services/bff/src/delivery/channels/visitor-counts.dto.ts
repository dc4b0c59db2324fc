import { EnumListField } from '../../common/fields/enum-field.js';
import { VISITOR_COUNTS, type VisitorCount } from './channels.constants.js';

export class VisitorCountsDto {
  @EnumListField({
    values: VISITOR_COUNTS,
    enumName: 'VisitorCount',
    description: 'How the channels count people. Empty while there is no channel.',
    minItems: 0,
    maxItems: VISITOR_COUNTS.length,
    example: ['daily', 'remembered'],
  })
  ways: VisitorCount[];
}
