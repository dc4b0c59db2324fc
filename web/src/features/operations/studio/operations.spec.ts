import { describe, expect, it } from 'vitest';
import type { StudioDto } from '../../../api/generated/model';
import { interrupts } from './operations';

const studio = (state: StudioDto['state']): StudioDto => ({
  ...{ state, onAirSince: null, method: 'normal', stream: 'main', clarity: 'original' },
  ...{ clarities: ['original', 'high'], actions: [], version: 1 },
});

describe('operations that interrupt viewers', () => {
  it.each([
    [{ action: 'stop' }, true],
    [{ action: 'pushGasket' }, true],
    [{ action: 'switchStream', stream: 'hot' }, true],
    [{ action: 'switchMethod', method: 'video' }, true],
    [{ action: 'removeClarity', clarity: 'original' }, true],
    [{ action: 'removeClarity', clarity: 'high' }, false],
    [{ action: 'changeClarity', clarity: 'high' }, false],
    [{ action: 'removeGasket' }, false],
  ] as const)('%j: %s on air, and never off air', (operation, expected) => {
    expect(interrupts(operation, studio('onAir'))).toBe(expected);
    expect(interrupts(operation, studio('offAir'))).toBe(false);
  });
});
