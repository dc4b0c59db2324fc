import { getObserverTree } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionEnd } from '../session/session-end.store';
import { noteLeaving, storeToken } from '../session/token';
import { SharedStream } from './shared-stream';

vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('removeEventListener', () => undefined);
vi.mock('./shared-stream');
const { LiveEventsStore } = await import('./live-events.store');

const watchers = () => getObserverTree(sessionEnd, 'isAsked').observers?.length ?? 0;
/** The listener passed to the stream by the store that opened it last. */
const endStream = () => {
  vi.mocked(SharedStream).mock.lastCall?.[2].ended(50012);
};

describe('LiveEventsStore', () => {
  afterEach(() => {
    vi.useRealTimers();
    sessionEnd.cancel();
  });

  it('cleans up when it stops, after any number of starts', () => {
    const events = new LiveEventsStore();
    events.start('1', null);
    events.start('2', null);
    expect(watchers()).toBe(1);
    events.stop();
    expect(watchers()).toBe(0);
  });

  it.each([
    ['asks at once whether to log in again when the session ends', () => undefined, true],
    ['does not ask again after the user chose to stay', askAndStay, false],
  ])('%s', (_, before, isAsked) => {
    storeToken('token');
    const events = new LiveEventsStore();
    events.start('1', null);
    before();
    endStream();
    expect(sessionEnd.isAsked).toBe(isAsked);
    expect(watchers()).toBe(0);
  });

  it.each([
    ['does not ask when the reader leaves', leave, false],
    ['asks when a logout did not come to its end', () => undefined, true],
  ])('%s', (_, meanwhile, isAsked) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    storeToken('token');
    const events = new LiveEventsStore();
    events.start('1', null);
    noteLeaving();
    endStream();
    expect(sessionEnd.isAsked).toBe(false);
    meanwhile();
    vi.advanceTimersByTime(1_000);
    expect(sessionEnd.isAsked).toBe(isAsked);
    expect(watchers()).toBe(0);
  });
});

function askAndStay(): void {
  sessionEnd.ask(performance.now());
  sessionEnd.cancel();
}

function leave(): void {
  localStorage.clear();
}
