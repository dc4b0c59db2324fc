import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StreamRefused } from '../../api/event-stream';
import type { SseBlock } from '../../api/sse-parser';
import { LiveConnection, type StreamSink } from './live-connection';

const HELLO: SseBlock = {
  id: '5',
  event: 'hello',
  data: '{"lastEventId":5,"complete":true,"heartbeatSeconds":20}',
};

/** A server with streams written by the test, and a sink that records what it receives. */
function stand(...streams: (SseBlock | Error | 'silence')[][]) {
  const asked: (number | null)[] = [];
  const heard: unknown[] = [];
  const sink: StreamSink = {
    lastId: null,
    opened: ({ lastEventId }) => heard.push(`open ${lastEventId}`),
    told: ({ id, event, data }) => heard.push([id, event, data]),
    passed: (id) => heard.push(`passed ${id}`),
    lost: () => heard.push('lost'),
    ended: (code) => heard.push(`ended ${code}`),
  };
  const open = async function* (lastId: number | null, signal: AbortSignal) {
    asked.push(lastId);
    for (const part of streams[asked.length - 1] ?? ['silence' as const]) {
      await Promise.resolve();
      if (part instanceof Error) throw part;
      if (part !== 'silence') yield part;
      else
        await new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('aborted'));
          });
        });
    }
  };
  const stop = new AbortController();
  const over = new LiveConnection(open, sink).run(stop.signal);
  return { asked, heard, sink, stop, over };
}

describe('LiveConnection', () => {
  const online = new EventTarget();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
    vi.stubGlobal('removeEventListener', online.removeEventListener.bind(online));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('delivers events and the ids of heartbeats', async () => {
    const { heard } = stand([
      HELLO,
      { id: '6', event: 'message.read', data: '{"ids":[1]}' },
      { id: '9' },
      'silence',
    ]);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['open 5', [6, 'message.read', { ids: [1] }], 'passed 9']);
  });

  it('reconnects with the last known id', async () => {
    const { heard, asked, sink } = stand([HELLO], [HELLO, 'silence']);
    Object.assign(sink, { lastId: 7 });
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['open 5', 'lost']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual([null, 7]);
    expect(heard).toEqual(['open 5', 'lost', 'open 5']);
  });

  it.each([
    ['closes', [HELLO, { id: '5', event: 'server.closing', data: '{"retry":60000}' }]],
    ['refuses with Retry-After', [new StreamRefused(42900, 60_000)]],
  ])('waits as long as the server requests when it %s', async (_, stream) => {
    const { asked } = stand(stream);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['the stream says so', [HELLO, { id: '5', event: 'session.ended', data: '{"code":50012}' }], 50012],
    ['the server refuses', [new StreamRefused(50008, 0)], 50008],
  ])('ends permanently with the session when %s', async (_, stream, code) => {
    const { asked, heard, over } = stand(stream);
    await over;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(heard.at(-1)).toBe(`ended ${code}`);
    expect(asked).toHaveLength(1);
  });

  it('treats two missing heartbeats as a broken connection', async () => {
    const { heard, asked } = stand([HELLO, 'silence']);
    await vi.advanceTimersByTimeAsync(39_999);
    expect(heard).toEqual(['open 5']);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([heard, asked.length]).toEqual([['open 5', 'lost'], 2]);
  });

  it('retries at once when the browser is online again', async () => {
    const failures = Array.from({ length: 6 }, () => [new TypeError('no network')]);
    const { asked } = stand(...failures);
    // With any jitter, four or five attempts have failed by now; the next one is later.
    await vi.advanceTimersByTimeAsync(20_000);
    const before = asked.length;
    online.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(before + 1);
  });

  it('stops at any point without further events', async () => {
    const { heard, stop, over } = stand([HELLO, 'silence']);
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();
    await over;
    expect(heard).toEqual(['open 5']);
  });
});
