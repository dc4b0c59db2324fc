import { beforeEach, expect, test, vi } from 'vitest';
import {
  abandonContentVideo,
  beginContentVideo,
  finishContentVideo,
  getVideoLimits,
} from '../../../api/generated/content-items/content-items';
import type { ContentItemDto, ContentVideoDto } from '../../../api/generated/model';
import { contentItemForm } from './content-item-form';
import { VideoStore } from './video.store';

interface Options {
  uploadUrl: string;
  onProgress: (sent: number, total: number) => void;
  onSuccess: () => void;
  onError: (error: Error) => void;
}
const uploads: { options: Options; start: () => void; abort: () => Promise<void> }[] = [];

vi.mock('../../../api/generated/content-items/content-items', () => ({
  abandonContentVideo: vi.fn(),
  beginContentVideo: vi.fn(),
  describeContentVideo: vi.fn(),
  finishContentVideo: vi.fn(),
  getVideoLimits: vi.fn(),
}));
vi.mock('tus-js-client', () => ({
  Upload: class {
    start = vi.fn();
    abort = vi.fn(() => Promise.resolve());
    constructor(_file: File, options: Options) {
      uploads.push({ options, start: this.start, abort: this.abort });
    }
  },
}));

const video = {
  id: 'v',
  address: '/v',
  mediaType: 'video/mp4',
  width: 4,
  height: 3,
  seconds: 1,
} as ContentVideoDto;
const file = new File(['a video'], 'robots.mp4');

async function begun() {
  const form = contentItemForm(null, 'en-US', () => Promise.resolve({} as ContentItemDto));
  // Another test may have left a draft.
  form.restore();
  form.change({ kind: 'video', videoAddress: 'https://sala.example/v' });
  const store = new VideoStore(form);
  store.load();
  await vi.waitFor(() => {
    expect(store.maxBytes).toBe(10);
  });
  return { form, store };
}

beforeEach(() => {
  vi.resetAllMocks();
  uploads.length = 0;
  vi.mocked(getVideoLimits).mockResolvedValue({ maxBytes: 10 });
  vi.mocked(beginContentVideo).mockResolvedValue({ id: 'v', address: '/uploads/v' });
  vi.mocked(abandonContentVideo).mockResolvedValue(true);
  vi.mocked(finishContentVideo).mockResolvedValue(video);
});

test('a video is sent, looked at, and takes the place of an address', async () => {
  const { form, store } = await begun();
  await store.start(file);
  const [upload] = uploads;
  expect(upload?.options.uploadUrl).toBe('/uploads/v');
  upload?.options.onProgress(1, 4);
  expect([store.state, store.progress]).toEqual(['sending', 0.25]);
  upload?.options.onSuccess();
  expect(store.state).toBe('checking');
  await vi.waitFor(() => {
    expect(form.values).toMatchObject({ video: 'v', videoAddress: '' });
  });
  expect(store.state).toBe('idle');
});

test('a pause and a lost line keep the file, which goes on where the server has it', async () => {
  const { store } = await begun();
  await store.start(file);
  store.pause();
  expect(store.state).toBe('paused');
  expect(uploads[0]?.abort).toHaveBeenCalled();
  await store.resume();
  uploads[1]?.options.onError(new Error('offline'));
  expect(store.state).toBe('failed');
  await store.resume();
  expect(vi.mocked(beginContentVideo).mock.calls.map(([{ name, size }]) => [name, size])).toEqual(
    Array.from({ length: 3 }, () => ['robots.mp4', file.size]),
  );
});

test('what is given up is given up on the server, too', async () => {
  const { store } = await begun();
  await store.start(file);
  store.cancel();
  expect(vi.mocked(abandonContentVideo).mock.calls[0]?.[0]).toBe('v');
  expect([store.state, store.file]).toEqual(['idle', null]);
});

test('a file that is too large or no video by its name is not sent', async () => {
  const { store } = await begun();
  for (const wrong of [new File(['longer than ten'], 'a.mp4'), new File(['a'], 'a.avi')]) {
    await store.start(wrong);
    expect(store.state).toBe('refused');
  }
  expect(uploads).toEqual([]);
});

test('a discarded form gives up what was sent for it, finished or not, and never what is stored', async () => {
  const { form, store } = await begun();
  await store.start(file);
  store.discard(form.values);
  expect(vi.mocked(abandonContentVideo).mock.calls.map(([id]) => id)).toEqual(['v']);
  form.change({ video: 'finished' });
  const discarded = form.values;
  form.restore();
  store.discard(discarded);
  expect(vi.mocked(abandonContentVideo).mock.calls.map(([id]) => id)).toEqual(['v', 'finished']);
  store.discard(form.values);
  expect(abandonContentVideo).toHaveBeenCalledTimes(2);
});

test('a finished video that is taken out of the form before it is saved is given up', async () => {
  const { form, store } = await begun();
  form.change({ video: 'finished' });
  store.remove();
  expect(form.values.video).toBe('');
  expect(vi.mocked(abandonContentVideo).mock.calls.map(([id]) => id)).toEqual(['finished']);
});
