import { beforeEach, expect, test, vi } from 'vitest';
import {
  abandonContentVideo,
  beginContentVideo,
  finishContentVideo,
  getVideoLimits,
} from '../../../api/generated/content-items/content-items';
import { getFilmParameters } from '../../../api/generated/forms/forms';
import type { ContentItemDto, ContentVideoDto, FilmParametersDto } from '../../../api/generated/model';
import { contentItemForm } from './content-item-form';
import type { FilmDecision, FilmNews, FilmOrder } from './films/film';
import { VideoStore } from './video.store';

interface Options {
  uploadUrl: string;
  onProgress: (sent: number, total: number) => void;
  onSuccess: () => void;
  onError: (error: Error) => void;
}
const KEEP: FilmNews[] = [
  { type: 'decided', decision: { way: 'keep', excess: null } },
  { type: 'made', film: null },
];
const REWRITE: FilmDecision = { way: 'rewrite', container: 'mp4', sound: null };
const PARAMETERS = {
  video: {
    acquisition: { resolution: '720*1280', frameRate: 15 },
    encoding: {
      resolution: '720*1280',
      rate: { min: 1, max: 3, default: 2 },
      frameRate: 15,
      profile: 'high',
    },
  },
  audio: { encoding: { channels: 2, rate: 128 } },
} as FilmParametersDto;
const uploads: { options: Options; start: () => void; abort: () => Promise<void> }[] = [];

vi.mock('../../../api/generated/content-items/content-items', () => ({
  abandonContentVideo: vi.fn(),
  beginContentVideo: vi.fn(),
  describeContentVideo: vi.fn(),
  finishContentVideo: vi.fn(),
  getVideoLimits: vi.fn(),
}));
vi.mock('../../../api/generated/forms/forms', () => ({ getFilmParameters: vi.fn() }));
/** The workers that were started, each with what it was asked. */
const workers: FakeWorker[] = [];
class FakeWorker extends EventTarget {
  orders: FilmOrder[] = [];
  terminate = vi.fn();
  postMessage(order: FilmOrder) {
    this.orders.push(order);
    for (const data of news) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
/** What a worker tells when it is asked. */
let news: FilmNews[] = [];
vi.mock('./films/start-film-worker', () => ({
  startFilmWorker: () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  },
}));
vi.mock('./films/keep-awake', () => ({ keepAwake: () => () => undefined }));
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
  workers.length = 0;
  news = KEEP;
  vi.mocked(getFilmParameters).mockResolvedValue(PARAMETERS);
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

test('a file that is no video by its name is not read', async () => {
  const { store } = await begun();
  await store.start(new File(['a'], 'a.avi'));
  expect([store.state, workers.length, uploads.length]).toEqual(['refused', 0, 0]);
});

test('what is too large may be made smaller, within the place for it and the approved parameters', async () => {
  const { store } = await begun();
  news = [
    { type: 'decided', decision: REWRITE },
    { type: 'progress', part: 0.5 },
    { type: 'made', film: new Blob(['short'], { type: 'video/mp4' }) },
  ];
  await store.start(new File(['longer than ten'], 'robots.film.MOV', { lastModified: 7 }));
  expect(workers[0]?.orders[0]?.bounds).toMatchObject({
    maxBytes: 10,
    taken: { width: 1_280, frameRate: 15 },
  });
  const sent = { name: 'robots.film.mp4', size: 5, modified: 7 };
  expect(vi.mocked(beginContentVideo).mock.calls[0]?.[0]).toEqual(sent);
  expect(store.film).toMatchObject({ state: 'done', before: 15, after: 5 });
  expect(workers[0]?.terminate).toHaveBeenCalled();
  // A pause does not make it again.
  store.pause();
  await store.resume();
  expect([workers.length, uploads.length]).toEqual([1, 2]);
});

test('what was encoded is another upload each time, because its bytes may differ', async () => {
  const { store } = await begun();
  const decision = { ...REWRITE, way: 'encode' } as unknown as FilmDecision;
  news = [
    { type: 'decided', decision },
    { type: 'made', film: new Blob(['short'], { type: 'video/mp4' }) },
  ];
  await store.start(new File(['longer than ten'], 'a.mov', { lastModified: 7 }));
  expect(vi.mocked(beginContentVideo).mock.calls[0]?.[0].modified).toBeGreaterThan(7);
});

test('what is refused is not sent, and another film can be chosen', async () => {
  const { store } = await begun();
  news = [{ type: 'decided', decision: { way: 'refuse', refusal: 'cut' } }];
  await store.start(file);
  expect([store.state, store.film.state, uploads.length]).toEqual(['refused', 'stopped', 0]);
  news = KEEP;
  await store.start(file);
  expect([store.state, store.film.state, uploads.length]).toEqual(['sending', 'done', 1]);
});

test('cancelling ends the worker and keeps the form', async () => {
  const { form, store } = await begun();
  news = [{ type: 'decided', decision: REWRITE }];
  const started = store.start(file);
  await vi.waitFor(() => {
    expect(store.film.state).toBe('making');
  });
  store.cancel();
  await started;
  expect(workers[0]?.terminate).toHaveBeenCalled();
  expect([store.state, store.film.state]).toEqual(['idle', 'idle']);
  expect(form.values).toMatchObject({ kind: 'video', videoAddress: 'https://sala.example/v' });
});

test('without the parameters nothing is decided, and the file stays', async () => {
  const { store } = await begun();
  vi.mocked(getFilmParameters).mockRejectedValueOnce(new Error('offline'));
  await store.start(file);
  expect([store.state, store.file, workers.length]).toEqual(['failed', file, 0]);
  await store.resume();
  expect(store.state).toBe('sending');
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
