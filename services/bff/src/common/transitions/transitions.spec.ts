import { describe, expect, test } from '@jest/globals';
import { type Transitions } from './transitions.constants.js';
import { follow, legalActions } from './transitions.js';

type State = 'open' | 'shut';
const DOOR: Transitions<'shut' | 'look', State> = {
  shut: { operation: 'listOperationLogs', from: ['open'], to: 'shut' },
  look: { operation: 'listServices', from: ['open', 'shut'], to: 'shut' },
};

describe('transitions', () => {
  test('are offered in states that allow them, to callers with permission', () => {
    expect(legalActions(DOOR, 'open', { role: 'admin', grants: [] })).toEqual(['shut', 'look']);
    expect(legalActions(DOOR, 'shut', { role: 'admin', grants: [] })).toEqual(['look']);
    expect(legalActions(DOOR, 'open', { role: 'user', grants: [] })).toEqual(['look']);
  });

  test('require the version that was read', () => {
    expect(follow(DOOR.shut, { state: 'open', version: 3 }, 3)).toBe('shut');
  });

  test.each([
    ['a stale version', 'open' as const, 2],
    ['a version of the future', 'open' as const, 4],
    ['the wrong state', 'shut' as const, 3],
  ])('conflict from %s, with the current state', (_, state, version) => {
    expect(() => follow(DOOR.shut, { state, version: 3 }, version)).toThrow(
      expect.objectContaining({ reason: 'conflict', data: { state, version: 3 } }),
    );
  });
});
