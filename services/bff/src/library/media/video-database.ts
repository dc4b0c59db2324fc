import { type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { type FileStorage } from '../../platform/files/file-storage.service.js';
import { type OpenVideo, type VideoPlace } from './video-storage.js';
import { storedVideo } from './videos.constants.js';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/** The short videos of the demo, which are stored as its pictures are. */
export class VideoDatabase implements VideoPlace {
  constructor(private readonly files: FileStorage) {}

  async open(id: string, { headers: { range } }: IncomingMessage): Promise<OpenVideo | null> {
    const file = await this.files.read(storedVideo(id));
    if (!file) return null;
    const { bytes } = file;
    const headers = { 'accept-ranges': 'bytes' };
    const [, from = '', to = ''] = RANGE.exec(range ?? '') ?? [];
    if (from === '' && to === '') return answer(200, bytes, headers);
    const start = from === '' ? Math.max(0, bytes.length - Number(to)) : Number(from);
    const end = from === '' || to === '' ? bytes.length : Math.min(Number(to) + 1, bytes.length);
    if (start >= end) return answer(416, Buffer.alloc(0), { 'content-range': `bytes */${bytes.length}` });
    const part = { ...headers, 'content-range': `bytes ${start}-${end - 1}/${bytes.length}` };
    return answer(206, bytes.subarray(start, end), part);
  }

  async remove(id: string): Promise<void> {
    await this.files.remove([storedVideo(id)]);
  }
}

function answer(status: number, bytes: Buffer, headers: Record<string, string>): OpenVideo {
  return {
    status,
    headers: { ...headers, 'content-length': String(bytes.length) },
    stream: Readable.from([bytes], { objectMode: false }),
  };
}
