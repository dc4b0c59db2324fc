import { describe, expect, it, vi } from 'vitest';
import type { RequestOptions } from '../../api/request';
import { UploadsStore } from './uploads.store';

const rule = { endings: ['.pdf'], maxBytes: 10 };
const file = (name: string) => new File(['text'], name);

describe('UploadsStore', () => {
  it('sends several files at once and passes on what was sent', async () => {
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const sent: string[] = [];
    const uploads = new UploadsStore(
      rule,
      () => answers.shift()?.promise ?? Promise.resolve(''),
      (id) => {
        sent.push(id);
      },
    );
    const [first, second] = answers.slice();
    const starts = [uploads.start(file('a.pdf')), uploads.start(file('b.pdf'))];
    expect(uploads.sending.map(({ upload }) => upload.state)).toEqual(['sending', 'sending']);
    second?.resolve('b');
    await vi.waitFor(() => {
      expect(sent).toEqual(['b']);
    });
    expect(uploads.sending.map(({ upload }) => upload.file?.name)).toEqual(['a.pdf']);
    first?.resolve('a');
    await Promise.all(starts);
    expect(sent).toEqual(['b', 'a']);
    expect(uploads.sending).toEqual([]);
  });

  it('names the file that another one replaces', async () => {
    const sent = vi.fn();
    const uploads = new UploadsStore<string>(rule, () => Promise.resolve('new'), sent);
    await uploads.start(file('a.pdf'), 'old');
    expect(sent).toHaveBeenCalledExactlyOnceWith('new', 'old');
  });

  it('keeps a file that was refused until it is removed', async () => {
    const send = vi.fn();
    const uploads = new UploadsStore(rule, send, () => undefined);
    await uploads.start(file('photo.svg'));
    const [refused] = uploads.sending;
    expect(refused?.upload.rejection).toBe('type');
    uploads.remove(refused?.key ?? '');
    expect(uploads.sending).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });

  it('ends an upload that is removed and ignores its late answer', async () => {
    const answer = Promise.withResolvers<string>();
    const sent = vi.fn();
    let signal: AbortSignal | undefined;
    const uploads = new UploadsStore(
      rule,
      (_, options: RequestOptions) => {
        signal = options.signal;
        return answer.promise;
      },
      sent,
    );
    const started = uploads.start(file('a.pdf'));
    uploads.remove(uploads.sending[0]?.key ?? '');
    expect(signal?.aborted).toBe(true);
    answer.resolve('late');
    await started;
    expect(sent).not.toHaveBeenCalled();
  });
});
