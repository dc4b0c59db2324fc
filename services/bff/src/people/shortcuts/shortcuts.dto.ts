import { EnumListField } from '../../common/fields/enum-field.js';
import { PAGE_NAMES, type PageName } from '../../common/pages/page-names.constants.js';
import { SHORTCUTS } from './shortcuts.constants.js';

export class ShortcutsDto {
  @EnumListField({
    values: PAGE_NAMES,
    enumName: 'PageName',
    minItems: 0,
    maxItems: SHORTCUTS.maximum,
    description: 'Names of pages in their order, each at most once.',
    example: ['SearchTable', 'Card'],
  })
  pages: PageName[];
}
