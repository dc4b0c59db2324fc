import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SmallDisk } from '../support/small-disk.ts';
import { MP4 } from '../../services/bff/test/support/videos.ts';
import { LIST, newAgent, send, signIn } from './calls.ts';
import { judged, notRun, type Row } from './row.ts';

const DISK_MB = 4;
const PART = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

interface Begun {
  id: string;
  address: string;
}

export const fullMedia: Row = {
  name: 'disk-full-media',
  happens: `the disk of the media directory (${DISK_MB} MB) is full while a video is sent, and has room again later`,
  expected:
    'the part is refused with 503, everything else is answered, nothing is kept of what was not told; the same upload goes on and ends well',
  async measure(startSite) {
    const site = await startSite();
    const disk = SmallDisk.mount(join(site.directory, 'media'), DISK_MB);
    if (disk === undefined) return notRun('only root can mount a small file system');
    try {
      const replica = await site.replica({ SALA_MEDIA_DIR: disk.directory });
      const { url } = replica;
      const token = await signIn(url);
      const agent = newAgent();
      const file = { name: 'robots.mp4', size: MP4.length, modified: 1 };
      const { data } = await send(url, { path: '/api/library/videos', body: file, token }, agent);
      const { id, address } = data as Begun;
      const part = async (from: number) =>
        await fetch(`${url}${address}`, {
          method: 'PATCH',
          headers: { ...PART, 'upload-offset': String(from) },
          body: new Uint8Array(MP4.subarray(from)),
        });
      const kept = async () =>
        Number(
          (await fetch(`${url}${address}`, { method: 'HEAD', headers: PART })).headers.get('upload-offset'),
        );

      disk.fill();
      const refused = await part(0);
      const [offset, list] = [await kept(), await send(url, { ...LIST, token }, agent)];
      const size = sizeOf(disk.directory, id);
      await disk.free();
      const taken = await part(await kept());
      const finished = await send(url, { path: `/api/library/videos/${id}/finish`, body: {}, token }, agent);
      agent.destroy();
      await replica.stop();
      return judged(
        `refused with ${refused.status}, a list meanwhile ${list.status}; afterwards ${taken.status}, and the video is whole`,
        [
          refused.status !== 503 && `the part was answered with ${refused.status}`,
          size !== offset && `${size} bytes are kept, and ${offset} were told`,
          list.failure !== undefined && `a list was answered with ${list.failure}`,
          taken.status !== 204 && `the upload does not go on: ${taken.status}`,
          finished.failure !== undefined && `the video is not whole: ${finished.failure}`,
        ],
      );
    } finally {
      disk.unmount();
    }
  },
};

function sizeOf(directory: string, id: string): number {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const file = files.find((path) => path.endsWith(id));
  return file === undefined ? 0 : statSync(join(directory, file)).size;
}
