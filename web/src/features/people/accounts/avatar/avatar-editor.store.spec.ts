import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../../../api/generated/user/user';
import { AvatarEditorStore } from './avatar-editor.store';

vi.mock('../../../../api/generated/user/user');
const calls = vi.mocked(api);
const freed = vi.fn();
const photo = new File(['pixels'], 'photo.PNG');
const draw = () => Promise.resolve(new Blob(['square'], { type: 'image/webp' }));

function editor() {
  const onDone = vi.fn();
  return { store: new AvatarEditorStore(onDone), onDone };
}

describe('the editor of the avatar', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = freed;
  });

  it.each([
    [new File(['x'], 'photo.svg'), 'type'],
    [new File([], 'photo.png'), 'empty'],
  ])('refuses %o before it is shown', (file, reason) => {
    const { store } = editor();
    store.choose(file);
    expect([store.picture, store.upload.rejection]).toEqual([null, reason]);
  });

  it('sends what was drawn, not what was chosen', async () => {
    const { store, onDone } = editor();
    store.choose(photo);
    await store.send(draw);
    const [sent] = calls.uploadAvatar.mock.calls[0] ?? [];
    await expect(sent?.file.text()).resolves.toBe('square');
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('keeps the picture after a failure, so that it can be sent again', async () => {
    const { store, onDone } = editor();
    calls.uploadAvatar.mockRejectedValueOnce(new Error('offline'));
    store.choose(photo);
    await store.send(draw);
    expect([store.picture, store.upload.state]).toEqual(['blob:1', 'failed']);
    store.upload.retry();
    await vi.waitFor(() => {
      expect(onDone).toHaveBeenCalledOnce();
    });
  });

  it.each([
    [photo, 'unreadable'],
    [new File(['....ftypheic'], 'photo.heic'), 'heic'],
  ])('says why %o cannot be shown, and frees it', async (file, reason) => {
    const { store } = editor();
    store.choose(file);
    await store.refuse();
    expect([store.picture, store.upload.rejection]).toEqual([null, reason]);
    expect(freed).toHaveBeenCalledWith('blob:1');
  });

  it('says that a picture cannot be drawn', async () => {
    const { store } = editor();
    store.choose(photo);
    await store.send(() => Promise.reject(new Error('no memory')));
    expect([store.isUndrawable, calls.uploadAvatar.mock.calls.length]).toEqual([true, 0]);
  });
});
