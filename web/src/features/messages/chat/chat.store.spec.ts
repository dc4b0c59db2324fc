import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import type { ChatMessageDto } from '../../../api/generated/model';
import * as calls from '../../../api/generated/studio/studio';
import type { LiveEventName } from '../../../shared/live-events/live-event';
import type { Events } from '../../../shared/live-events/live-follower';
import { ChatStore, PAGE } from './chat.store';
import { noFilters } from './chat-view';

vi.mock(import('../../../api/generated/studio/studio'));

const message = (id: number, part: Partial<ChatMessageDto> = {}): ChatMessageDto => ({
  ...{ id, username: 'Leo', content: `Message ${id}`, time: '10:00:00', sentAt: '2026-11-22 10:00:00' },
  ...{ isCollect: false, category: 'message', authorId: null, key: null },
  ...{ replyTo: null, hiddenReason: null, version: 1 },
  ...part,
});
const page = (first: number, count: number) => Array.from({ length: count }, (_, at) => message(first + at));
const idsOf = (store: ChatStore) => store.messages.map(({ id }) => id);
const refusal = new ApiError({ code: 50300, httpStatus: 503, msg: 'Away', requestId: null });

/** What the server sends; the stream itself is not part of this test. */
function makeEvents() {
  const listeners = new Map<string, (data: object) => void>();
  const events: Events = {
    on: (name, listener) => {
      listeners.set(name, listener as (data: object) => void);
      return () => undefined;
    },
    onGap: () => () => undefined,
    heardOf: () => 0,
  };
  return { events, tell: (name: LiveEventName, data: object) => listeners.get(name)?.(data) };
}

async function shown(messages: ChatMessageDto[], view = noFilters) {
  vi.mocked(calls.listChatMessages).mockResolvedValueOnce(messages);
  const { events, tell } = makeEvents();
  const store = new ChatStore('1', events);
  store.follow();
  store.show(view);
  await vi.waitFor(() => {
    expect(store.loaded.state).toBe('ready');
  });
  return { store, tell };
}

describe('ChatStore', () => {
  beforeEach(() => {
    vi.resetAllMocks();
  });

  it('adds what is told live, once', async () => {
    const { store, tell } = await shown(page(1, 2));
    tell('chat.sent', message(3));
    tell('chat.sent', message(3));
    expect(idsOf(store)).toEqual([1, 2, 3]);
    expect(store.news?.id).toBe(3);
  });

  it('keeps what is told while a list is under way, even if the answer is older', async () => {
    let answer: (messages: ChatMessageDto[]) => void = () => undefined;
    const { store, tell } = await shown(page(1, 2));
    vi.mocked(calls.listChatMessages).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    store.load();
    tell('chat.sent', message(3));
    tell('chat.moderated', { id: 1, version: 2, hiddenReason: 'Spam' });
    answer(page(1, 2));
    await vi.waitFor(() => {
      expect(store.loaded.isLoading).toBe(false);
    });
    expect(idsOf(store)).toEqual([1, 2, 3]);
    expect(store.messages[0]?.hiddenReason).toBe('Spam');
  });

  it('drops the answer to a search that is no longer wanted', async () => {
    let answer: (messages: ChatMessageDto[]) => void = () => undefined;
    const { store } = await shown(page(1, 2));
    vi.mocked(calls.listChatMessages)
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockResolvedValueOnce(page(7, 1));
    store.show({ ...noFilters, chatSearch: 'first' });
    store.show({ ...noFilters, chatSearch: 'second' });
    answer(page(1, 5));
    await vi.waitFor(() => {
      expect(idsOf(store)).toEqual([7]);
    });
  });

  it('shows of the live messages only those that match the filters', async () => {
    const { store, tell } = await shown([], { ...noFilters, chatSearch: 'ROBOT', chatCategory: 'question' });
    tell('chat.sent', message(1, { content: 'A robot?', category: 'question' }));
    tell('chat.sent', message(2, { content: 'A robot.' }));
    tell('chat.sent', message(3, { content: 'A bird?', category: 'question' }));
    expect(idsOf(store)).toEqual([1]);
  });

  it('loads earlier messages without gap or double, and knows the beginning', async () => {
    const { store } = await shown(page(51, PAGE));
    expect(store.hasEarlier).toBe(true);
    vi.mocked(calls.listChatMessages).mockResolvedValueOnce(page(41, 10));
    await Promise.all([store.loadEarlier(), store.loadEarlier()]);
    expect(idsOf(store)).toEqual(page(41, PAGE + 10).map(({ id }) => id));
    expect(store.hasEarlier).toBe(false);
    expect(vi.mocked(calls.listChatMessages).mock.lastCall?.[0]).toMatchObject({ before: 51 });
  });

  it('can load earlier messages again after the list was replaced under the last attempt', async () => {
    const { store } = await shown(page(101, PAGE));
    vi.mocked(calls.listChatMessages).mockResolvedValueOnce(page(51, PAGE));
    await store.loadEarlier();
    let answer: (messages: ChatMessageDto[]) => void = () => undefined;
    vi.mocked(calls.listChatMessages)
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockResolvedValueOnce(page(201, PAGE));
    const loading = store.loadEarlier();
    store.load();
    await vi.waitFor(() => {
      expect(idsOf(store)[0]).toBe(201);
    });
    answer(page(1, PAGE));
    await loading;
    expect([store.earlier, idsOf(store)[0]]).toEqual(['idle', 201]);
  });

  it('asks for a list only once the server knows what was just collected', async () => {
    const { store } = await shown(page(1, 2));
    let done: () => void = () => undefined;
    vi.mocked(calls.collectChatMessage).mockReturnValueOnce(
      new Promise((resolve) => {
        done = () => {
          resolve({ id: 1, isCollect: true });
        };
      }),
    );
    void store.toggleCollected(message(1));
    vi.mocked(calls.listChatMessages)
      .mockClear()
      .mockResolvedValueOnce([message(1, { isCollect: true })]);
    store.show({ ...noFilters, chatCollected: 'only' });
    await Promise.resolve();
    expect(calls.listChatMessages).not.toHaveBeenCalled();
    done();
    await vi.waitFor(() => {
      expect(idsOf(store)).toEqual([1]);
    });
  });

  it('shows what was collected in another window meanwhile', async () => {
    const { store, tell } = await shown([], { ...noFilters, chatCollected: 'only' });
    vi.mocked(calls.listChatMessages).mockResolvedValueOnce([message(1, { isCollect: true })]);
    tell('chat.collected', { id: 1, isCollect: true });
    await vi.waitFor(() => {
      expect(idsOf(store)).toEqual([1]);
    });
  });

  it('collects at once, and takes it back if the server refuses', async () => {
    const { store } = await shown(page(1, 1));
    let refuse: (error: unknown) => void = () => undefined;
    vi.mocked(calls.collectChatMessage).mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    const collecting = store.toggleCollected(message(1));
    expect(store.messages[0]?.isCollect).toBe(true);
    refuse(refusal);
    await collecting;
    expect(store.messages[0]?.isCollect).toBe(false);
  });

  it('counts what came while the reader was elsewhere', async () => {
    const { store, tell } = await shown(page(1, 3));
    tell('chat.sent', message(4));
    expect(store.unseen).toBe(0);
    store.setAtEnd(false);
    tell('chat.sent', message(5));
    tell('chat.sent', message(6));
    expect(store.unseen).toBe(2);
    store.setAtEnd(true);
    expect(store.unseen).toBe(0);
  });
});
