import { type Caller, type ContentItems } from './content-items.js';
import { type TestApi } from './test-api.js';

export interface BegunVideo {
  id: string;
  address: string;
}

export interface ShownVideo {
  id: string;
  address: string;
  mediaType: string;
  width: number;
  height: number;
  seconds: number;
}

const TUS = { 'tus-resumable': '1.0.0' };
const PART = { ...TUS, 'content-type': 'application/offset+octet-stream' };

/** Uploads videos as the web does: to an application that listens. */
export class VideoUploads {
  private files = 0;

  constructor(
    private readonly api: TestApi,
    private readonly items: ContentItems,
  ) {}

  /** Each is another file. */
  fileOf(size: number): { name: string; size: number; modified: number } {
    this.files += 1;
    return { name: 'robots.mp4', size, modified: this.files };
  }

  async begin(file: object, caller: Caller = 'owner') {
    return await this.api.post<BegunVideo>('/api/library/videos', {
      token: this.items.tokens[caller],
      body: file,
    });
  }

  async begun(size: number, caller: Caller = 'owner'): Promise<BegunVideo> {
    return (await this.begin(this.fileOf(size), caller)).body.data;
  }

  async finish(id: string, caller: Caller = 'owner') {
    return await this.api.post<ShownVideo>(`/api/library/videos/${id}/finish`, {
      token: this.items.tokens[caller],
    });
  }

  async abandon(id: string, caller: Caller = 'owner') {
    return await this.api.call('DELETE', `/api/library/videos/${id}`, { token: this.items.tokens[caller] });
  }

  async at(address: string, { app }: TestApi = this.api): Promise<string> {
    return `${await app.getUrl()}${address}`;
  }

  async sendPart(address: string, part: Buffer, offset: number, api = this.api): Promise<Response> {
    return await fetch(await this.at(address, api), {
      method: 'PATCH',
      headers: { ...PART, 'upload-offset': String(offset) },
      body: new Uint8Array(part),
    });
  }

  async offsetOf(address: string, api = this.api): Promise<string | null> {
    const { headers } = await fetch(await this.at(address, api), { method: 'HEAD', headers: TUS });
    return headers.get('upload-offset');
  }

  async uploaded(content: Buffer, caller: Caller = 'owner'): Promise<ShownVideo> {
    const { id, address } = await this.begun(content.length, caller);
    const { status } = await this.sendPart(address, content, 0);
    if (status !== 204) throw new Error(`The part was answered with ${status}.`);
    return (await this.finish(id, caller)).body.data;
  }

  async read(address: string, headers: Record<string, string> = {}, api = this.api): Promise<Response> {
    return await fetch(await this.at(address, api), { headers });
  }
}

export function withoutSignature(address: string): string {
  return address.split('?', 1)[0] ?? '';
}
