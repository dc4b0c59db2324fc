import { CustomSource } from 'mediabunny';
import { serveJob } from '../../common/limited/serve-job.js';
import { readVideo, type VideoVerdict } from './read-video.js';

serveJob<null, VideoVerdict>(
  async (_job, { size, read }) =>
    await readVideo(
      new CustomSource({
        getSize: () => size,
        read: (start, end) => read({ start, end }),
        prefetchProfile: 'network',
      }),
    ),
);
