import { type Caller, type ContentItems } from './content-items.js';
import { multipart } from './multipart.js';

export interface Check {
  id: string;
  create: number;
  update: number;
  unchanged: number;
  error: number;
  unusedColumns: number[];
  errors: { row: number; field: string; rule: string; msg: string }[];
}
interface Result {
  operationId: string;
  created: number;
  updated: number;
  changed: number;
  skipped: number;
  rejected: number;
}

/** Imports and downloads of content. */
export class ContentSheets {
  constructor(
    private readonly items: ContentItems,
    /** Of the lines that are checked. */
    private readonly header = '',
  ) {}

  check(lines: string[], caller: Caller = 'owner', header = this.header): Promise<Check> {
    return this.checkFile(Buffer.from([header, ...lines].join('\r\n')), caller);
  }

  async checkFile(content: Buffer, caller: Caller = 'owner'): Promise<Check> {
    const { payload, headers } = await multipart({ content, filename: 'content' });
    const call = { ...this.by(caller), payload, headers: { ...headers, 'accept-language': 'en-US' } };
    return (await this.items.api.post<Check>('/api/library/items/imports', call)).body.data;
  }

  confirm({ id, create, update }: Check, caller: Caller = 'owner', skipErrors = false) {
    const body = { create, update, skipErrors };
    const call = { ...this.by(caller), body };
    return this.items.api.post<Result>(`/api/library/items/imports/${id}/confirm`, call);
  }

  undo(operationId: string, caller: Caller = 'owner') {
    const path = `/api/library/items/operations/${operationId}/undo`;
    return this.items.api.post<{ changed: number; reason: string }>(path, this.by(caller));
  }

  async download(body: object, language = 'en-US'): Promise<Buffer> {
    const { data } = (
      await this.items.api.post<{ address: string }>('/api/library/items/downloads', {
        ...this.by('owner'),
        headers: { 'accept-language': language },
        body: { format: 'csv', filter: {}, sort: 'title', order: 'asc', ...body },
      })
    ).body;
    return (await this.items.api.raw(data.address, {})).bytes;
  }

  private by(caller: Caller) {
    return { token: this.items.tokens[caller] };
  }
}
