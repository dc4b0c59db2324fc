import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { type Attachment } from '../../common/http/attachment.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type SheetRequest } from '../../common/sheets/sheet-download.dto.js';
import { SHEET_MEDIA_TYPES } from '../../common/sheets/sheet-downloads.constants.js';
import {
  lineWriter,
  type SheetFields,
  type SheetLabels,
  sharedTexts,
  workbookColumns,
} from '../../common/sheets/sheet-lines.js';
import { BYTE_ORDER_MARK, csvLine } from '../../common/sheets/write-csv.js';
import { XLSX_ROWS, xlsxOf } from '../../common/sheets/write-xlsx.js';
import { Config } from '../../config/config.js';
import { type DownloadLinkDto } from './download-link.dto.js';
import { DownloadLinksService } from './download-links.service.js';
import { type DownloadKind } from './downloads.constants.js';

/** A list whose rows can be downloaded as a file. */
export interface SheetSource<Request extends SheetRequest> {
  /** The beginning of the name of the file, too. */
  kind: DownloadKind;
  /** Of the operation that sends the file. */
  address: string;
  fields: SheetFields;
  labels: Readonly<Record<Language, SheetLabels>>;
  /** How many rows a request has that names none. */
  count: (request: Request) => Promise<number>;
  batches: (request: Request) => AsyncIterable<string[][]>;
}

type Prepared<Request> = Request & { language: Language };

/** Streams the rows of lists as files, so the size of a file does not matter. */
@Injectable()
export class SheetDownloadsService {
  constructor(
    private readonly links: DownloadLinksService,
    private readonly config: Config,
  ) {}

  /** @throws AppError tooManyRows if a workbook cannot hold the rows. */
  async prepare<Request extends SheetRequest>(
    source: SheetSource<Request>,
    request: Request,
    language: Language,
  ): Promise<DownloadLinkDto> {
    if (request.format === 'xlsx' && !request.ids && (await source.count(request)) >= XLSX_ROWS)
      throw new AppError('tooManyRows', { max: XLSX_ROWS - 1 });
    return await this.links.create(source.kind, source.address, Object.assign(request, { language }));
  }

  /**
   * Streams the file.
   * @param isTaken whether the call uses up the URL. HEAD only asks for the headers.
   * @throws AppError fileUnknown
   */
  async open<Request extends SheetRequest>(
    source: SheetSource<Request>,
    token: string,
    isTaken: boolean,
  ): Promise<Attachment> {
    const request = (await this.links.open(source.kind, token, isTaken)) as Prepared<Request>;
    const { format, language } = request;
    const labels = source.labels[language];
    const columns = workbookColumns(request.columns, { fields: source.fields, labels });
    const rows = linesOf(source, request);
    const titles = columns.map(({ title }) => title);
    const body =
      format === 'xlsx'
        ? xlsxOf({ columns, texts: sharedTexts(labels), rows })
        : Readable.from(csvOf(titles, rows), { highWaterMark: 1 });
    const day = Temporal.Now.plainDateISO(this.config.timeZone).toString();
    return { name: `${source.kind}-${day}.${format}`, mediaType: SHEET_MEDIA_TYPES[format], body };
  }
}

async function* linesOf<Request extends SheetRequest>(
  { fields, labels, batches }: SheetSource<Request>,
  request: Prepared<Request>,
): AsyncGenerator<string> {
  const lineOf = lineWriter(request.format, request.columns, { fields, labels: labels[request.language] });
  for await (const rows of batches(request)) yield rows.map(lineOf).join('');
}

async function* csvOf(header: string[], lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(header);
  yield* lines;
}
