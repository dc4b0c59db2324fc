import { Readable } from 'node:stream';
import { type Attachment } from '../../common/http/attachment.js';
import { SHEET_MEDIA_TYPES } from '../../common/sheets/sheet-downloads.constants.js';

/** @param lines are made as they are read. */
export function csvFile(name: string, lines: AsyncIterable<string>): Attachment {
  const body = Readable.from(lines, { highWaterMark: 1 });
  return { name: `${name}.csv`, mediaType: SHEET_MEDIA_TYPES.csv, body };
}
