import { Readable } from 'node:stream';
import { type Principal } from '../../common/auth/principal.js';
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
import { XLSX_ROWS } from '../../common/sheets/sheet-limits.js';
import { xlsxOf } from '../../common/sheets/write-xlsx.js';
import { type Config } from '../../config/config.js';
import { type DownloadLinkDto } from './download-link.dto.js';
import { type DownloadLinksService } from './download-links.service.js';
import { type DownloadKind } from './downloads.constants.js';

/** A list whose rows can be downloaded as a file. */
interface Noun {
  /** The beginning of the name of the file, too. */
  kind: DownloadKind;
  /** Of the operation that sends the file. */
  address: string;
  fields: SheetFields;
  labels: Readonly<Record<Language, SheetLabels>>;
}

type Prepared<Request> = Request & { language: Language };

/** Streams the rows of a list as a file, so the size of the file does not matter. */
export abstract class SheetDownloadsService<Asked extends SheetRequest, Request extends Asked = Asked> {
  protected constructor(
    private readonly noun: Noun,
    private readonly links: DownloadLinksService,
    private readonly config: Config,
  ) {}

  /** How many rows a request has that names none. */
  protected abstract count(request: Request): Promise<number>;

  protected abstract batches(request: Request): AsyncIterable<string[][]>;

  /** What is stored until the file is fetched, by default what was asked for. */
  protected requestOf(asked: Asked, _principal: Principal): Request {
    return asked as Request;
  }

  /** @throws AppError tooManyRows if a workbook cannot hold the rows. */
  async prepare(asked: Asked, language: Language, principal: Principal): Promise<DownloadLinkDto> {
    const request = this.requestOf(asked, principal);
    if (request.format === 'xlsx' && !request.ids && (await this.count(request)) >= XLSX_ROWS)
      throw new AppError('tooManyRows', { max: XLSX_ROWS - 1 });
    const { kind, address } = this.noun;
    return await this.links.create(kind, address, principal.accountId, Object.assign(request, { language }));
  }

  /**
   * Streams the file.
   * @param isTaken whether the call uses up the URL. HEAD only asks for the headers.
   * @throws AppError fileUnknown
   */
  async open(token: string, isTaken: boolean): Promise<Attachment> {
    const { kind, fields, labels: all } = this.noun;
    const request = (await this.links.open(kind, token, isTaken)) as Prepared<Request>;
    const { format, language } = request;
    const labels = all[language];
    const columns = workbookColumns(request.columns, { fields, labels });
    const rows = this.lines(request);
    const titles = columns.map(({ title }) => title);
    const body =
      format === 'xlsx'
        ? xlsxOf({ columns, texts: sharedTexts(labels), rows })
        : Readable.from(csvOf(titles, rows), { highWaterMark: 1 });
    const day = Temporal.Now.plainDateISO(this.config.timeZone).toString();
    return { name: `${kind}-${day}.${format}`, mediaType: SHEET_MEDIA_TYPES[format], body };
  }

  private async *lines(request: Prepared<Request>): AsyncGenerator<string> {
    const { fields, labels } = this.noun;
    const { format, columns, language } = request;
    const lineOf = lineWriter(format, columns, { fields, labels: labels[language] });
    for await (const rows of this.batches(request)) yield rows.map(lineOf).join('');
  }
}

async function* csvOf(header: string[], lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(header);
  yield* lines;
}
