import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../../api/generated/messages/messages';
import type { MessageDto } from '../../../api/generated/model';
import { MessageBoxStore } from './message-box.store';

/** The live-event stream as the store sees it. */
const told = vi.hoisted(() => new Map<string, (data: unknown) => void>());
vi.mock('../../../api/generated/messages/messages');
vi.mock('../../../shared/live-events/live-events.store', () => ({
  liveEvents: {
    on: (name: string, listener: (data: unknown) => void) => {
      told.set(name, listener);
      return () => told.delete(name);
    },
    onGap: (listener: () => void) => {
      told.set('gap', listener);
      return () => told.delete('gap');
    },
  },
}));

const calls = vi.mocked(api);
const message = (id: number, change: Partial<MessageDto> = {}): MessageDto => ({
  id,
  type: 'message',
  title: `title ${id}`,
  subTitle: '',
  subTitleKey: null,
  link: null,
  avatar: '',
  content: '',
  time: '2026-11-20 08:00:00',
  messageType: null,
  isQuiet: false,
  status: 0,
  ...change,
});
const unread = (count: number) => ({ message: count, notice: 0, todo: 0, quietSeconds: null });
const tell = (name: string, data?: unknown) => told.get(name)?.(data);
const settle = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('MessageBoxStore', () => {
  let store: MessageBoxStore;
  const statuses = () => store.list.data?.map(({ id, status }) => `${id}:${status}`);
  beforeEach(async () => {
    vi.resetAllMocks();
    calls.getUnreadMessages.mockResolvedValue(unread(2));
    calls.listMessagePage.mockResolvedValue({
      list: [message(2), message(1)],
      total: 2,
      unread: unread(2),
    });
    store = new MessageBoxStore();
    store.follow();
    store.show('message');
    await settle();
  });

  it('shows a changed message in its place, and counts again', async () => {
    calls.getUnreadMessages.mockResolvedValue(unread(1));
    tell('message.updated', message(2, { status: 1, messageType: 2 }));
    await settle();
    expect(statuses()).toEqual(['2:1', '1:0']);
    expect(store.unread.total).toBe(1);
  });

  it('announces nothing that comes in quiet hours', async () => {
    tell('message.created', message(3, { isQuiet: true }));
    expect(statuses()).toEqual(['3:0', '2:0', '1:0']);
    expect(store.news).toBeNull();
    await settle();
  });

  it('shows a new message once and updates the counts', async () => {
    calls.getUnreadMessages.mockResolvedValue(unread(3));
    tell('message.created', message(3));
    tell('message.created', message(3));
    expect(statuses()).toEqual(['3:0', '2:0', '1:0']);
    expect(store.news?.id).toBe(3);
    await settle();
    expect(store.unread.total).toBe(3);
    expect(calls.getUnreadMessages).toHaveBeenCalledTimes(2);
  });

  it('keeps new messages of another kind for later', () => {
    tell('message.created', message(3, { type: 'todo' }));
    expect(statuses()).toEqual(['2:0', '1:0']);
  });

  it('marks an opened message as read once', async () => {
    const reading = store.read(message(2));
    expect(statuses()).toEqual(['2:1', '1:0']);
    await reading;
    await store.read(message(2, { status: 1 }));
    expect(calls.readMessages.mock.calls).toEqual([[{ ids: [2] }]]);
  });

  it('restores the stored state if marking as read fails', async () => {
    calls.readMessages.mockRejectedValue(new Error('no'));
    await store.read(message(2));
    await settle();
    expect(statuses()).toEqual(['2:0', '1:0']);
  });

  it('applies messages read and removed elsewhere', async () => {
    tell('message.read', { ids: [1] });
    expect(statuses()).toEqual(['2:0', '1:1']);
    calls.listMessagePage.mockResolvedValue({ list: [message(2)], total: 1, unread: unread(1) });
    tell('message.removed', { ids: [1] });
    await settle();
    expect(statuses()).toEqual(['2:0']);
  });

  it('reloads after missed events', async () => {
    calls.listMessagePage.mockResolvedValue({ list: [message(9)], total: 1, unread: unread(1) });
    tell('gap');
    await settle();
    expect(statuses()).toEqual(['9:0']);
  });

  it('limits read all and clear to the messages that were shown', async () => {
    await store.readAll();
    await store.clear();
    expect(calls.readAllMessages).toHaveBeenCalledWith({ type: 'message', upTo: 2 });
    expect(calls.clearMessages.mock.lastCall?.[0]).toEqual({ type: 'message', upTo: 2 });
  });

  it('calls a kind read only when the counts have loaded', async () => {
    calls.getUnreadMessages.mockResolvedValue(unread(0));
    const other = new MessageBoxStore();
    other.follow();
    expect(other.unread.isNone('message')).toBe(false);
    await settle();
    expect(other.unread.isNone('message')).toBe(true);
    expect(store.unread.isNone('message')).toBe(false);
  });

  it('calls a list empty only when it has loaded', async () => {
    calls.listMessagePage.mockResolvedValue({ list: [], total: 0, unread: unread(0) });
    store.show('todo');
    expect(store.isEmpty).toBe(false);
    await settle();
    expect(store.isEmpty).toBe(true);
  });

  it('clears the messages that were there when the list had not loaded', async () => {
    calls.listMessagePage.mockResolvedValue({ list: [message(7)], total: 1, unread: unread(1) });
    store.show('todo');
    await store.clear();
    expect(calls.clearMessages.mock.lastCall?.[0]).toEqual({ type: 'todo', upTo: 7 });
  });
});
