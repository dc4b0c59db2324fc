import { type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { rangedAnswer } from '../../common/http/ranged-answer.js';
import { type FileStorage } from '../../platform/files/file-storage.service.js';
import { type OpenVideo, type VideoPlace } from './video-storage.js';
import { storedVideo } from './videos.constants.js';

/** The short videos of the demo. */
export class VideoDatabase implements VideoPlace {
  constructor(private readonly files: FileStorage) {}

  async open(id: string, request: IncomingMessage): Promise<OpenVideo | null> {
    const file = await this.files.read(storedVideo(id));
    if (!file) return null;
    const { bytes } = file;
    const { range, ...answer } = rangedAnswer(request, bytes.length, id);
    const { start, end } = range ?? { start: 0, end: 0 };
    return { ...answer, stream: Readable.from([bytes.subarray(start, end)], { objectMode: false }) };
  }

  async remove(id: string): Promise<void> {
    await this.files.remove([storedVideo(id)]);
  }
}
