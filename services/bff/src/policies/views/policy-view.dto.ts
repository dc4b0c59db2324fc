import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectField, ObjectListField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { SORT_ORDER, type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { POLICY_SORTS, type PolicySort } from '../policies/policy-fields.constants.js';
import { PolicyFilter } from '../policies/policy-query.dto.js';
import { type PolicyView } from './policy-view.entity.js';
import {
  COLUMN_WIDTH,
  POLICY_COLUMNS,
  type PolicyColumn,
  TABLE_DENSITIES,
  type TableDensity,
  VIEW_NAME,
} from './policy-views.constants.js';

export class PolicyColumnDto {
  @EnumField({
    values: POLICY_COLUMNS,
    enumName: 'PolicyColumn',
    description: 'The column; `index` is the row number.',
    example: 'name',
  })
  key: PolicyColumn;

  @BooleanField({ description: 'Whether it is shown.', example: true })
  shown: boolean;

  @IntField({
    optional: true,
    ...COLUMN_WIDTH,
    description: 'Its width in pixels; the default width if omitted.',
    example: 264,
  })
  width?: number;
}

export class PolicyTableDto {
  @ObjectListField({
    type: PolicyColumnDto,
    minItems: 0,
    maxItems: POLICY_COLUMNS.length,
    description: 'The columns in their order; an omitted column keeps its default position.',
  })
  columns: PolicyColumnDto[];

  @EnumField({
    values: TABLE_DENSITIES,
    enumName: 'TableDensity',
    description: 'The density of the rows.',
    example: 'medium',
  })
  density: TableDensity;
}

export class SavePolicyViewDto extends PolicyTableDto {
  @TextField({
    description: 'The name of the view; unique among your own.',
    ...VIEW_NAME,
    example: 'Offline videos',
  })
  name: string;

  @BooleanField({
    description: 'Whether the list opens with this view. At most one of your views is the default.',
    example: false,
  })
  isDefault: boolean;

  @ObjectField({ type: PolicyFilter, description: 'Filters for the policies; all given filters must match.' })
  filter: PolicyFilter;

  @EnumField({
    values: POLICY_SORTS,
    enumName: 'PolicySort',
    description: 'The field to sort by.',
    example: 'count',
  })
  sort: PolicySort;

  @EnumField({
    ...SORT_ORDER,
    example: 'desc',
  })
  order: SortOrder;
}

export class PolicyViewSavedDto extends SavePolicyViewDto {
  @IntField({ description: 'Key of the view.', ...ROW_ID, example: 1 })
  id: number;

  static from({ id, name, isDefault, values }: PolicyView): PolicyViewSavedDto {
    return { id, name, isDefault, ...(values as Omit<SavePolicyViewDto, 'name' | 'isDefault'>) };
  }
}
