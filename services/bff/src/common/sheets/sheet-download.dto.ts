import { type Type } from '@nestjs/common';
import { EnumField, EnumListField } from '../fields/enum-field.js';
import { IntListField } from '../fields/list-field.js';
import { ObjectField } from '../fields/object-field.js';
import { SORT_ORDER, type SortOrder } from '../paging/sort-orders.constants.js';
import { DOWNLOAD_FORMATS, type DownloadFormat } from './sheet-downloads.constants.js';

export interface SheetRequest {
  format: DownloadFormat;
  columns: string[];
  ids?: number[];
  order: SortOrder;
}

interface Noun<Column extends string, Filter, Sort extends string> {
  columns: { values: readonly Column[]; enumName: string; description: string; example: Column[] };
  filter: Type<Filter>;
  sorts: { values: readonly Sort[]; enumName: string; example: Sort };
  ids: { minItems: number; maxItems: number; items: { minimum: number; maximum: number }; example: number[] };
}

/** What to download of a list: all that match the filter, or those of them that were chosen. */
export function SheetDownloadDto<Column extends string, Filter, Sort extends string>(
  noun: Noun<Column, Filter, Sort>,
) {
  class Download implements SheetRequest {
    @EnumField({
      values: DOWNLOAD_FORMATS,
      enumName: 'DownloadFormat',
      description: 'csv: UTF-8 with BOM; xlsx: a workbook of one sheet.',
      example: 'csv',
    })
    format: DownloadFormat;

    @EnumListField({ ...noun.columns, minItems: 1, maxItems: noun.columns.values.length })
    columns: Column[];

    @ObjectField({ description: 'Filters of the list; all given filters must match.', type: noun.filter })
    filter: Filter;

    @IntListField({
      optional: true,
      description: 'Only those of these rows that match the filter. If omitted, all matching rows.',
      ...noun.ids,
    })
    ids?: number[];

    @EnumField({ ...noun.sorts, description: 'The field to sort by.' })
    sort: Sort;

    @EnumField({ ...SORT_ORDER, example: 'desc' })
    order: SortOrder;
  }
  return Download;
}
