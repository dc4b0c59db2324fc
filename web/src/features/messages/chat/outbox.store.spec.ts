import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import type { ChatMessageDto } from '../../../api/generated/model';
import { connection } from '../../../shared/data/connection';
import * as calls from '../../../api/generated/studio/studio';
import { OutboxStore } from './outbox.store';

vi.mock(import('../../../api/generated/studio/studio'));

const away = new ApiError({ code: 0, httpStatus: 0, msg: '', requestId: null });
const sent = (id: number, key: string): ChatMessageDto => ({
  ...{ id, username: 'Sok Dara', content: 'Hello', time: '10:00:00', sentAt: '2026-11-22 10:00:00' },
  ...{ isCollect: false, category: 'message', authorId: '1', key },
  ...{ replyTo: null, hiddenReason: null, version: 1 },
});
const keyOfCall = (at: number) => vi.mocked(calls.sendChatMessage).mock.calls[at]?.[1]?.idempotencyKey ?? '';

function makeOutbox() {
  const confirmed: number[] = [];
  const outbox = new OutboxStore('1', ({ id }) => confirmed.push(id));
  return { outbox, confirmed };
}

describe('OutboxStore', () => {
  beforeEach(() => {
    vi.resetAllMocks();
    sessionStorage.clear();
    connection.isOffline = false;
  });

  it('has a message as pending until the server has it', async () => {
    const { outbox, confirmed } = makeOutbox();
    vi.mocked(calls.sendChatMessage).mockResolvedValueOnce(sent(9, 'any'));
    const sending = outbox.send({ content: 'Hello' }, null);
    expect(outbox.unsent).toMatchObject([{ state: 'pending', message: { content: 'Hello' } }]);
    await sending;
    expect(outbox.unsent).toEqual([]);
    expect(confirmed).toEqual([9]);
  });

  it('retries a failed message with the same key', async () => {
    const { outbox, confirmed } = makeOutbox();
    vi.mocked(calls.sendChatMessage).mockRejectedValueOnce(away);
    await outbox.send({ content: 'Hello' }, null);
    expect(outbox.unsent).toMatchObject([{ state: 'failed', error: away }]);
    expect(outbox.failed).toBe(1);
    vi.mocked(calls.sendChatMessage).mockResolvedValueOnce(sent(9, keyOfCall(0)));
    await outbox.retry(keyOfCall(0));
    expect(keyOfCall(1)).toBe(keyOfCall(0));
    expect([outbox.unsent, confirmed]).toEqual([[], [9]]);
  });

  it('sends in the order of writing, also if the first takes long', async () => {
    const { outbox } = makeOutbox();
    let answer: (message: ChatMessageDto) => void = () => undefined;
    vi.mocked(calls.sendChatMessage)
      .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
      .mockResolvedValueOnce(sent(2, 'second'));
    void outbox.send({ content: 'First' }, null);
    const second = outbox.send({ content: 'Second' }, null);
    await Promise.resolve();
    expect(calls.sendChatMessage).toHaveBeenCalledTimes(1);
    answer(sent(1, 'first'));
    await second;
    expect(vi.mocked(calls.sendChatMessage).mock.calls.map(([{ content }]) => content)).toEqual([
      'First',
      'Second',
    ]);
  });

  it('is settled by a live event whose answer was lost, and stays so', async () => {
    const { outbox } = makeOutbox();
    let refuse: (error: unknown) => void = () => undefined;
    vi.mocked(calls.sendChatMessage).mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    const sending = outbox.send({ content: 'Hello' }, null);
    await Promise.resolve();
    expect(outbox.settle(sent(9, keyOfCall(0)))).toBe(true);
    expect(outbox.settle(sent(9, keyOfCall(0)))).toBe(false);
    refuse(away);
    await sending;
    expect(outbox.unsent).toEqual([]);
  });

  it('keeps unsent messages over a reload, with their keys and as failed', async () => {
    const { outbox } = makeOutbox();
    vi.mocked(calls.sendChatMessage).mockRejectedValueOnce(away);
    await outbox.send({ content: 'Hello' }, null);
    const { outbox: after } = makeOutbox();
    expect(after.unsent).toMatchObject([
      { key: keyOfCall(0), state: 'failed', error: null, message: { content: 'Hello' } },
    ]);
    expect(new OutboxStore('2', () => undefined).unsent).toEqual([]);
  });

  it('gives a discarded message back', async () => {
    const { outbox } = makeOutbox();
    vi.mocked(calls.sendChatMessage).mockRejectedValueOnce(away);
    await outbox.send({ content: 'Hello' }, null);
    const putBack = outbox.discard(keyOfCall(0));
    expect(outbox.unsent).toEqual([]);
    putBack();
    expect(outbox.unsent).toHaveLength(1);
  });

  it('sends what was written without a connection once there is one, in its order, also after a reload', async () => {
    connection.isOffline = true;
    const { outbox } = makeOutbox();
    const end = outbox.follow();
    await outbox.send({ content: 'First' }, null);
    await outbox.send({ content: 'Second' }, null);
    expect(outbox.unsent.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(calls.sendChatMessage).not.toHaveBeenCalled();
    end();

    const { outbox: after, confirmed } = makeOutbox();
    const [first, second] = after.unsent.map(({ key }) => key);
    vi.mocked(calls.sendChatMessage)
      .mockResolvedValueOnce(sent(1, first ?? ''))
      .mockResolvedValueOnce(sent(2, second ?? ''));
    after.follow();
    connection.isOffline = false;
    await vi.waitFor(() => {
      expect(confirmed).toEqual([1, 2]);
    });
    expect([keyOfCall(0), keyOfCall(1)]).toEqual([first, second]);
    expect(calls.sendChatMessage).toHaveBeenCalledTimes(2);
    expect(after.unsent).toEqual([]);
  });

  it('waits if the connection is lost while it sends', async () => {
    const { outbox } = makeOutbox();
    vi.mocked(calls.sendChatMessage).mockImplementationOnce(() => {
      connection.isOffline = true;
      return Promise.reject(away);
    });
    await outbox.send({ content: 'Hello' }, null);
    expect(outbox.unsent).toMatchObject([{ state: 'waiting', error: null }]);
  });
});
