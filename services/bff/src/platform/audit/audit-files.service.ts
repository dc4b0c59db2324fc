import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type Holder } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { AUDIT_FILES_ADDRESS } from '../../common/http/addresses.constants.js';
import { type Attachment } from '../../common/http/attachment.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { BYTE_ORDER_MARK, csvLine } from '../../common/sheets/write-csv.js';
import { Config } from '../../config/config.js';
import { type DownloadLinkDto } from '../downloads/download-link.dto.js';
import { DownloadLinksService } from '../downloads/download-links.service.js';
import { AuditEntryDto } from './audit-entry.dto.js';
import { type AuditLogFilter } from './audit-log.dto.js';
import { AuditLogRepository } from './audit-log.repository.js';

interface Request {
  filter: AuditLogFilter;
  language: Language;
  holder: Holder;
}

interface Labels {
  columns: string[];
  system: string;
}

const LABELS: Record<Language, Labels> = {
  'en-US': {
    columns: [
      ...['Entry', 'Time', 'Person', 'Action', 'Kind of record', 'Record', 'Address', 'Browser'],
      ...['Request', 'Before', 'After'],
    ],
    system: 'The system',
  },
  'zh-CN': {
    columns: [
      ...['条目', '时间', '操作人', '操作', '记录类型', '记录', '地址', '浏览器'],
      ...['请求', '更改前', '更改后'],
    ],
    system: '系统',
  },
  'km-KH': {
    columns: [
      ...['ធាតុ', 'ពេលវេលា', 'អ្នកធ្វើ', 'សកម្មភាព', 'ប្រភេទកំណត់ត្រា', 'កំណត់ត្រា', 'អាសយដ្ឋាន', 'កម្មវិធីរុករក'],
      ...['សំណើ', 'មុន', 'ក្រោយ'],
    ],
    system: 'ប្រព័ន្ធ',
  },
};

/** Streams the audit log as a table, so the number of its entries does not matter. */
@Injectable()
export class AuditFilesService {
  constructor(
    private readonly log: AuditLogRepository,
    private readonly links: DownloadLinksService,
    private readonly config: Config,
  ) {}

  async prepare(request: Request & { holder: Principal }): Promise<DownloadLinkDto> {
    return await this.links.create('audit', AUDIT_FILES_ADDRESS, request.holder.accountId, request);
  }

  /**
   * @param isTaken whether the call uses up the address. HEAD only asks for the headers.
   * @throws AppError fileUnknown
   */
  async open(token: string, isTaken: boolean): Promise<Attachment> {
    const request = (await this.links.open('audit', token, isTaken)) as Request;
    const day = Temporal.Now.plainDateISO(this.config.timeZone).toString();
    const body = Readable.from(this.lines(request), { highWaterMark: 1 });
    return { name: `audit-${day}.csv`, mediaType: 'text/csv; charset=utf-8', body };
  }

  private async *lines({ filter, language, holder }: Request): AsyncGenerator<string> {
    const { timeZone } = this.config;
    const { columns, system } = LABELS[language];
    yield BYTE_ORDER_MARK + csvLine(columns);
    for await (const batch of this.log.batches(filter, timeZone))
      yield batch.map((entry) => lineOf(AuditEntryDto.from(entry, timeZone, holder), system)).join('');
  }
}

/** Actions and kinds have their names of the API, by which the filters and other programs know them. */
function lineOf(entry: AuditEntryDto, system: string): string {
  return csvLine([
    ...[entry.id, entry.time, whoOf(entry, system), entry.action, entry.entity, entry.entityId],
    ...[entry.address ?? '', entry.userAgent ?? '', entry.requestId ?? ''],
    ...[fieldsOf(entry.before), fieldsOf(entry.after)],
  ]);
}

function fieldsOf(fields: object | null): string {
  return fields === null ? '' : JSON.stringify(fields);
}

/** With the token that acted for the person. */
function whoOf({ person, token }: AuditEntryDto, system: string): string {
  const name = person ?? system;
  return token === null ? name : `${name} (${token})`;
}
