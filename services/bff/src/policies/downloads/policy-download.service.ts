import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { POLICY_DOWNLOADS_ADDRESS } from '../../common/http/addresses.constants.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { BYTE_ORDER_MARK, csvLine } from '../../common/sheets/write-csv.js';
import { XLSX_ROWS, xlsxOf } from '../../common/sheets/write-xlsx.js';
import { Config } from '../../config/config.js';
import { type DownloadLinkDto } from '../../platform/downloads/download-link.dto.js';
import { DownloadLinksService } from '../../platform/downloads/download-links.service.js';
import { type DownloadFormat } from '../policies/policies.constants.js';
import { PoliciesService } from '../policies/policies.service.js';
import { lineWriter, sharedTexts, workbookColumns } from './policy-download-line.js';
import { type CreatePolicyDownloadDto } from './policy-download.dto.js';
import { PolicyDownloadRepository } from './policy-download.repository.js';
import { POLICY_LABELS, type PolicyLabels } from '../policies/policy-labels.js';

type Request = CreatePolicyDownloadDto & { language: Language };

export interface DownloadFile {
  name: string;
  format: DownloadFormat;
  body: Readable;
}

/** Streams policies as a file, so the size of the file does not matter. */
@Injectable()
export class PolicyDownloadService {
  constructor(
    private readonly downloads: PolicyDownloadRepository,
    private readonly links: DownloadLinksService,
    private readonly policies: PoliciesService,
    private readonly config: Config,
  ) {}

  /** @throws AppError tooManyRows if a workbook cannot hold the rows. */
  async prepare(request: CreatePolicyDownloadDto, language: Language): Promise<DownloadLinkDto> {
    if (request.format === 'xlsx' && !request.ids) await this.refuseTooMany(request);
    return await this.links.create(
      'policies',
      POLICY_DOWNLOADS_ADDRESS,
      Object.assign(request, { language }),
    );
  }

  /**
   * Streams the file.
   * @param isTaken whether the call uses up the URL. HEAD only asks for the headers.
   * @throws AppError fileUnknown
   */
  async open(token: string, isTaken: boolean): Promise<DownloadFile> {
    const request = (await this.links.open('policies', token, isTaken)) as Request;
    const labels = POLICY_LABELS[request.language];
    const columns = workbookColumns(request.columns, labels);
    const lines = this.linesOf(request, labels);
    const body =
      request.format === 'xlsx'
        ? xlsxOf({ columns, texts: sharedTexts(labels), rows: lines })
        : Readable.from(
            csvOf(
              columns.map(({ title }) => title),
              lines,
            ),
            { highWaterMark: 1 },
          );
    const day = Temporal.Now.plainDateISO(this.config.timeZone).toString();
    return { name: `policies-${day}.${request.format}`, format: request.format, body };
  }

  private async *linesOf(request: Request, labels: PolicyLabels): AsyncGenerator<string> {
    const lineOf = lineWriter(request.format, request.columns, labels);
    for await (const rows of this.downloads.batches(request)) yield rows.map(lineOf).join('');
  }

  private async refuseTooMany({ filter, sort, order }: CreatePolicyDownloadDto): Promise<void> {
    const { total } = await this.policies.page(
      Object.assign({ sort, order, current: 1, pageSize: 1 }, filter),
    );
    if (total >= XLSX_ROWS) throw new AppError('tooManyRows', { max: XLSX_ROWS - 1 });
  }
}

async function* csvOf(header: string[], lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(header);
  yield* lines;
}
