import { Injectable } from '@nestjs/common';
import { currentAuthor } from '../../content/authors/authors.constants.js';
import { SheetBatchesRepository } from '../../platform/downloads/sheet-batches.repository.js';
import {
  CONTENT_ITEM_FIELDS,
  type ContentItemSheetField,
} from '../content-items/content-item-fields.constants.js';
import { LABEL_SEPARATOR } from '../content-items/content-items.constants.js';
import { REVISION_FIELDS, type RevisionField } from '../content-items/item-content.constants.js';
import { conditionsOf, seenItems, sortColumn } from '../content-items/seen-items.js';
import { type ContentDownload } from './content-download.dto.js';

/** Where the column of that name does not hold it. */
const EXPRESSIONS: Partial<Record<ContentItemSheetField, string>> = {
  externalId: `coalesce(external_id, '')`,
  author: `(SELECT name FROM author WHERE author.id = ${currentAuthor('author_id')})`,
  labels: `array_to_string(labels, '${LABEL_SEPARATOR}')`,
  ...Object.fromEntries(REVISION_FIELDS.map((field) => [field, contentText(field)])),
};
const SORT_TYPES = { updated_at: 'timestamptz', id: 'integer', title: 'text' } as const;

@Injectable()
export class ContentDownloadRepository {
  constructor(private readonly sheets: SheetBatchesRepository) {}

  batches({ filter, ids, sort, order, columns, reader }: ContentDownload): AsyncGenerator<string[][]> {
    const matching = conditionsOf(filter, reader);
    const key = sortColumn(sort);
    return this.sheets.batches({
      columns: columns.map((column) => {
        const { column: name, kind } = CONTENT_ITEM_FIELDS[column];
        return { sql: EXPRESSIONS[column] ?? name, isTime: kind === 'time' };
      }),
      rows: ids ? matching.with('id = ANY(?::integer[])', ids) : matching,
      key: { column: key, type: SORT_TYPES[key] },
      order,
      statement: (parts) => {
        const first = `ORDER BY ${parts.order} LIMIT ${parts.limit}`;
        return `
          SELECT ${parts.columns} FROM (SELECT * FROM ${seenItems(reader)} WHERE ${parts.where} ${first}) AS chosen
            JOIN (SELECT id, external_id, online FROM content_item) AS item USING (id) ${first}`;
      },
    });
  }
}

/** What the revision says that the reader sees. */
function contentText(field: RevisionField): string {
  return `(SELECT content ->> '${field}' FROM content_revision WHERE item_id = id AND number = revision)`;
}
