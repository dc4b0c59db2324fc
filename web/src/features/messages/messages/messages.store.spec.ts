import { beforeEach, expect, test, vi } from 'vitest';
import * as api from '../../../api/generated/messages/messages';
import type { MessageDto } from '../../../api/generated/model';
import { messagesQuery } from './messages-view';
import { MessagesStore } from './messages.store';

vi.mock('../../../api/generated/messages/messages');
vi.mock('../../../shared/live-events/live-events.store', () => ({
  liveEvents: { on: () => () => undefined, onGap: () => () => undefined },
}));

const calls = vi.mocked(api);
const unread = { message: 0, notice: 0, todo: 0, quietSeconds: null };

beforeEach(() => {
  vi.resetAllMocks();
  calls.getUnreadMessages.mockResolvedValue(unread);
});

test('a kind is empty only when its own list has loaded without filters', async () => {
  const store = new MessagesStore();
  const answer = (list: MessageDto[]) =>
    calls.listMessagePage.mockResolvedValue({ list, total: list.length, unread });
  const show = async (change: object) => {
    store.show({ ...messagesQuery.initial, ...change });
    await vi.waitFor(() => {
      expect(store.list.isLoading).toBe(false);
    });
  };
  answer([]);
  expect(store.isEmpty('todo')).toBe(false);
  await show({ type: 'todo' });
  expect(store.isEmpty('todo')).toBe(true);
  expect(store.isEmpty('message')).toBe(false);
  await show({ type: 'todo', search: 'robots' });
  expect(store.isEmpty('todo')).toBe(false);
  answer([{ id: 1 } as MessageDto]);
  await show({ type: 'todo' });
  expect(store.isEmpty('todo')).toBe(false);
});
