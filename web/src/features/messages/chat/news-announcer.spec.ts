import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewsAnnouncer, QUIET_MS } from './news-announcer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads out single messages, and counts a flood', () => {
  const said: string[] = [];
  const announcer = new NewsAnnouncer(
    (text) => said.push(text),
    (count) => `${count} new`,
  );
  announcer.tell('one');
  for (const text of ['two', 'three', 'four']) announcer.tell(text);
  expect(said).toEqual(['one']);
  vi.advanceTimersByTime(QUIET_MS);
  expect(said).toEqual(['one', '3 new']);
  announcer.tell('five');
  vi.advanceTimersByTime(QUIET_MS);
  expect(said).toEqual(['one', '3 new', 'five']);
  vi.advanceTimersByTime(QUIET_MS);
  announcer.tell('six');
  announcer.tell('seven');
  announcer.stop();
  vi.advanceTimersByTime(QUIET_MS);
  expect(said).toEqual(['one', '3 new', 'five', 'six']);
});
