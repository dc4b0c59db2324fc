import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../../../api/generated/workplace/workplace';
import { type OpenPage, provideOpenPages } from '../../../../shared/pages/open-pages';
import { ShortcutsStore } from './shortcuts.store';

vi.mock('../../../../api/generated/workplace/workplace');
const calls = vi.mocked(api);
const page = (name: OpenPage['name']) => ({ name }) as OpenPage;

describe('ShortcutsStore', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    provideOpenPages(() => [page('Card'), page('SearchTable')]);
    calls.saveShortcuts.mockImplementation((shortcuts) => Promise.resolve(shortcuts));
  });

  it('keeps what cannot be opened now behind what is chosen', async () => {
    const store = new ShortcutsStore();
    store.names.replace(['Monitor', 'Card']);
    await store.save(['SearchTable', 'Card']);
    expect(store.names.data).toEqual(['SearchTable', 'Card', 'Monitor']);
  });

  it('shows what was stored before if the server refuses', async () => {
    const store = new ShortcutsStore();
    store.names.replace(['Card']);
    calls.saveShortcuts.mockRejectedValue(new Error('refused'));
    await expect(store.save(['SearchTable'])).rejects.toThrow('refused');
    expect(store.names.data).toEqual(['Card']);
  });
});
