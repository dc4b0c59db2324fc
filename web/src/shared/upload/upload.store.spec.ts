import { describe, expect, it, vi } from 'vitest';
import type { RequestOptions } from '../../api/request';
import { UploadStore } from './upload.store';

const rule = { endings: ['.csv', '.xlsx'], maxBytes: 10 };
const file = (name: string, text = 'a,b') => new File([text], name);

describe('UploadStore', () => {
  it.each([
    ['photo.png', 'a', 'type'],
    ['sets.csv', '', 'empty'],
    ['sets.csv', 'a'.repeat(11), 'size'],
  ])('refuses %s before anything is sent', async (name, text, rejection) => {
    const send = vi.fn();
    const upload = new UploadStore(rule, send);
    await upload.start(file(name, text));
    expect(upload.rejection).toBe(rejection);
    expect(send).not.toHaveBeenCalled();
  });

  it('reports progress and keeps the result', async () => {
    const upload = new UploadStore(rule, (_, { onProgress }: RequestOptions) => {
      onProgress?.(0.5);
      expect(upload.progress).toBe(0.5);
      return Promise.resolve({ rows: 3 });
    });
    await upload.start(file('SETS.CSV'));
    expect(upload).toMatchObject({ state: 'done', progress: 1, result: { rows: 3 } });
  });

  it('tries again after a failure', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('ok');
    const upload = new UploadStore(rule, send);
    await upload.start(file('sets.csv'));
    expect(upload.state).toBe('failed');
    upload.retry();
    await vi.waitFor(() => {
      expect(upload.state).toBe('done');
    });
  });

  it('sends what was made of a file', async () => {
    const send = vi.fn().mockResolvedValue('ok');
    const made = file('photo.csv', 'small');
    const upload = new UploadStore({ ...rule, prepare: () => Promise.resolve(made) }, send);
    const started = upload.start(file('photo.xlsx', 'a'.repeat(11)));
    expect([upload.state, upload.isBusy]).toEqual(['preparing', true]);
    await started;
    expect(send.mock.calls[0]?.[0]).toBe(made);
    expect(upload).toMatchObject({ state: 'done', isBusy: false, prepared: made });
  });

  it.each([
    ['nothing could be made', 'heic' as const, 'heic'],
    ['what was made is too large', file('photo.csv', 'a'.repeat(11)), 'size'],
  ])('refuses a file of which %s', async (_, made, rejection) => {
    const send = vi.fn();
    const upload = new UploadStore({ ...rule, prepare: () => Promise.resolve(made) }, send);
    await upload.start(file('photo.xlsx'));
    expect(upload).toMatchObject({ state: 'refused', rejection });
    expect(send).not.toHaveBeenCalled();
  });

  it('sends nothing of a file that was cancelled while it was prepared', async () => {
    const send = vi.fn();
    const made = Promise.withResolvers<File>();
    const upload = new UploadStore({ ...rule, prepare: () => made.promise }, send);
    const started = upload.start(file('sets.csv'));
    upload.cancel();
    made.resolve(file('sets.csv'));
    await started;
    expect(send).not.toHaveBeenCalled();
    expect(upload.state).toBe('idle');
  });

  it('can be tried again where the file could not be read', async () => {
    const prepare = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce(file('sets.csv'));
    const upload = new UploadStore({ ...rule, prepare }, vi.fn().mockResolvedValue('ok'));
    await upload.start(file('sets.csv'));
    expect(upload).toMatchObject({ state: 'failed', isBusy: false });
    upload.retry();
    await vi.waitFor(() => {
      expect(upload.state).toBe('done');
    });
  });

  it('forgets a cancelled file', async () => {
    const answer = Promise.withResolvers<string>();
    const upload = new UploadStore(rule, () => answer.promise);
    const started = upload.start(file('sets.csv'));
    upload.cancel();
    answer.resolve('late');
    await started;
    expect(upload).toMatchObject({ state: 'idle', file: null, result: null });
  });
});
