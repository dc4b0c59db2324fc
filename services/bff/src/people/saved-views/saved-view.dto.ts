import { type Type } from '@nestjs/common';
import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { ObjectField, ObjectListField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { SORT_ORDER, type SortOrder } from '../../common/paging/sort-orders.constants.js';
import { COLUMN_WIDTH, TABLE_DENSITIES, type TableDensity, VIEW_NAME } from './saved-views.constants.js';

interface Choices<Value extends string> {
  values: readonly Value[];
  enumName: string;
  example: Value;
}

export interface ColumnChoice<Key extends string> {
  key: Key;
  shown: boolean;
  width?: number;
}

/** The layout of a table. */
export interface TableLayout {
  columns: ColumnChoice<string>[];
  density: TableDensity;
}

/** What a view is stored with. */
export interface StoredView extends TableLayout {
  name: string;
  isDefault: boolean;
  filter: object;
  sort: string;
  order: SortOrder;
}

export function ColumnChoiceDto<Key extends string>(keys: Choices<Key>) {
  class Choice implements ColumnChoice<Key> {
    @EnumField({ ...keys, description: 'The column; `index` is the row number.' })
    key: Key;

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
  return Choice;
}

export function TableLayoutDto<Key extends string>(column: Type<ColumnChoice<Key>>, maxItems: number) {
  class Layout implements TableLayout {
    @ObjectListField({
      type: column,
      minItems: 0,
      maxItems,
      description: 'The columns in their order; an omitted column keeps its default position.',
    })
    columns: ColumnChoice<Key>[];

    @EnumField({
      values: TABLE_DENSITIES,
      enumName: 'TableDensity',
      description: 'The density of the rows.',
      example: 'medium',
    })
    density: TableDensity;
  }
  return Layout;
}

/** What a view of a list is saved with: its name, and what the list shows with it. */
export function SaveViewDto<Filter extends object, Sort extends string>(
  layout: Type<TableLayout>,
  { filter, sorts }: { filter: Type<Filter>; sorts: Choices<Sort> },
) {
  class Save extends layout {
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

    @ObjectField({ type: filter, description: 'Filters of the list; all given filters must match.' })
    filter: Filter;

    @EnumField({ ...sorts, description: 'The field to sort by.' })
    sort: Sort;

    @EnumField({ ...SORT_ORDER, example: 'desc' })
    order: SortOrder;
  }
  return Save;
}

export function SavedViewDto<Save extends StoredView>(save: Type<Save>) {
  class Saved extends (save as Type<StoredView>) {
    @IntField({ description: 'Key of the view.', ...ROW_ID, example: 1 })
    id: number;
  }
  return Saved as Type<Save & { id: number }>;
}
