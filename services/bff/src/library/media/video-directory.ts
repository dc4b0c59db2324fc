import { rm } from 'node:fs/promises';
import { type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { send } from '@fastify/send';
import { type OpenVideo, type VideoPlace } from './video-storage.js';

/** Videos in a directory that all processes share. */
export class VideoDirectory implements VideoPlace {
  constructor(readonly root: string) {}

  pathOf(id: string): string {
    return join(this.root, id);
  }

  async open(id: string, request: IncomingMessage): Promise<OpenVideo | null> {
    const { type, statusCode, headers, stream } = await send(request, id, {
      root: this.root,
      ...{ cacheControl: false, contentType: false, lastModified: false },
    });
    if (type === 'error' && statusCode !== 416) return null;
    return { status: statusCode, headers, stream };
  }

  async remove(id: string): Promise<void> {
    for (const path of [this.pathOf(id), `${this.pathOf(id)}.json`]) await rm(path, { force: true });
  }
}
