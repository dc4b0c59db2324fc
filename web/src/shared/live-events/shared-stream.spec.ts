import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SseBlock } from '../../api/sse-parser';
import { type Listener, SharedStream } from './shared-stream';

/** Uses the real locks and broadcast channels of the platform. Tabs are objects; the server is a queue. */
class Server {
  readonly streams: { lastId: number | null; push: (block: SseBlock) => void; isOpen: boolean }[] = [];

  readonly open = async function* (this: Server, lastId: number | null, signal: AbortSignal) {
    const queue: SseBlock[] = [];
    let wake: () => void = () => undefined;
    const stream = {
      lastId,
      isOpen: true,
      push: (block: SseBlock) => {
        queue.push(block);
        wake();
      },
    };
    this.streams.push(stream);
    signal.addEventListener('abort', () => {
      stream.isOpen = false;
      wake();
    });
    for (;;) {
      const block = queue.shift();
      if (signal.aborted) return;
      if (block !== undefined) yield block;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }.bind(this);

  get current() {
    const stream = this.streams.findLast(({ isOpen }) => isOpen);
    if (stream === undefined) throw new Error('no stream is open');
    return stream;
  }

  hello(lastEventId: number, complete = true): void {
    const data = JSON.stringify({ lastEventId, complete, heartbeatSeconds: 20 });
    this.current.push({ id: String(lastEventId), event: 'hello', data });
  }

  tell(id: number): void {
    this.current.push({ id: String(id), event: 'message.read', data: '{"ids":[]}' });
  }
}

const platform = navigator;
let account = 0;
/** Messages between tabs, and locks, take turns of the event loop. A pause would end before them on a slow machine. */
const settle = async () => {
  for (let turns = 10; turns > 0; turns -= 1) await new Promise((resolve) => setTimeout(resolve, 3));
};

describe('SharedStream', () => {
  const open: SharedStream[] = [];
  let server: Server;
  beforeEach(() => {
    server = new Server();
    account += 1;
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    vi.stubGlobal('navigator', platform);
    vi.stubGlobal('document', { visibilityState: 'visible' });
  });
  afterEach(() => {
    for (const tab of open.splice(0)) tab.close();
  });

  const openTab = async (lastId: number | null = null) => {
    const heard: unknown[] = [];
    const listener: Listener = {
      told: ({ id }) => heard.push(id),
      gap: () => heard.push('gap'),
      connected: (isConnected) => heard.push(isConnected ? 'on' : 'off'),
      ended: (code) => heard.push(`ended ${code}`),
    };
    const tab = new SharedStream(String(account), server.open, listener, lastId);
    open.push(tab);
    await settle();
    const events = () => heard.filter((what) => typeof what === 'number');
    return { tab, heard, events };
  };

  it('goes on from the position of what is shown, without a gap', async () => {
    const first = await openTab(5);
    expect(server.current.lastId).toBe(5);
    server.hello(5);
    server.tell(6);
    await settle();
    expect(first.heard).toEqual(['on', 6]);

    const second = await openTab(6);
    server.tell(7);
    await settle();
    expect(second.heard).toEqual(['on', 7]);
  });

  it('reports a gap to a tab that the leader has left behind', async () => {
    await openTab(5);
    server.hello(5);
    server.tell(6);
    await settle();
    const second = await openTab(5);
    server.tell(7);
    await settle();
    expect(second.heard).toEqual(['gap', 'on', 7]);
  });

  it('opens one stream, and every tab gets each event once', async () => {
    const [first, second, third] = [await openTab(), await openTab(), await openTab()];
    server.hello(1);
    server.tell(2);
    server.tell(3);
    await settle();
    expect(server.streams).toHaveLength(1);
    for (const { events } of [first, second, third]) expect(events()).toEqual([2, 3]);
  });

  it('gives a new tab the current state and a reload', async () => {
    await openTab();
    server.hello(1);
    server.tell(2);
    await settle();
    const late = await openTab();
    expect(late.heard).toEqual(['gap', 'on']);
    server.tell(3);
    await settle();
    expect(late.events()).toEqual([3]);
  });

  it('another tab resumes where the closed one stopped', async () => {
    const [first, second, third] = [await openTab(), await openTab(), await openTab()];
    server.hello(1);
    server.tell(2);
    await settle();
    first.tab.close();
    await settle();
    expect(server.streams.map(({ lastId, isOpen }) => [lastId, isOpen])).toEqual([
      [null, false],
      [2, true],
    ]);
    server.hello(2);
    server.tell(3);
    await settle();
    expect([second.events(), third.events(), first.events()]).toEqual([[2, 3], [2, 3], [2]]);
    expect(second.heard.filter((what) => what === 'gap')).toHaveLength(1);
  });

  it('reloads all tabs if the server no longer knows the id', async () => {
    const tabs = [await openTab(), await openTab()];
    server.hello(1);
    server.tell(2);
    await settle();
    server.hello(90, false);
    server.tell(91);
    await settle();
    for (const { heard, events } of tabs) {
      expect(heard.filter((what) => what === 'gap')).toHaveLength(2);
      expect(events()).toEqual([2, 91]);
    }
  });

  it('ends in every tab with the session', async () => {
    const tabs = [await openTab(), await openTab()];
    server.hello(1);
    server.current.push({ id: '1', event: 'session.ended', data: '{"code":50012}' });
    await settle();
    for (const { heard } of tabs) expect(heard.at(-1)).toBe('ended 50012');
    expect(server.streams.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('takes over from a suspended tab', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await openTab();
    const second = await openTab();
    server.hello(1);
    server.tell(2);
    await settle();
    vi.advanceTimersByTime(150_000);
    vi.useRealTimers();
    await settle();
    expect(server.streams).toHaveLength(2);
    expect(server.current.lastId).toBe(2);
    server.tell(3);
    await settle();
    expect(second.events()).toEqual([2, 3]);
  });

  it('gives every tab a stream of its own where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    const tabs = [await openTab(), await openTab()];
    expect(server.streams).toHaveLength(2);
    server.hello(1);
    server.tell(2);
    await settle();
    expect(tabs.map(({ events }) => events())).toEqual([[], [2]]);
  });
});
