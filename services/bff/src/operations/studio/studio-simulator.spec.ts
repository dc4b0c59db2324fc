import { describe, expect, test } from '@jest/globals';
import { type Broadcast, type StudioReading } from './studio-feed.js';
import { StudioSimulator } from './studio-simulator.js';
import { qualityOf } from './stream-quality.js';

const simulator = new StudioSimulator();
const ON_AIR: Broadcast = { state: 'onAir', stream: 'main', clarity: 'original' };
const START = Date.parse('2026-03-14T09:00:00Z');
const at = (sample: number) => new Date(START + sample * 5_000);

function run(broadcast: Broadcast, samples: number, first: StudioReading | null = null): StudioReading[] {
  const readings: StudioReading[] = [];
  for (let sample = 0; sample < samples; sample++) {
    readings.push(simulator.read(broadcast, at(sample), readings.at(-1) ?? first));
  }
  return readings;
}

describe('the studio simulator', () => {
  test('gives the same figures for the same moments', () => {
    expect(run(ON_AIR, 20)).toEqual(run(ON_AIR, 20));
  });

  test('keeps bit rates near those of the clarity', () => {
    for (const { streams } of run(ON_AIR, 720)) {
      expect(streams.main.bitRate).toBeGreaterThan(5_600);
      expect(streams.main.bitRate).toBeLessThan(6_400);
      expect([59, 60]).toContain(streams.main.frameRate);
    }
    const [low] = run({ ...ON_AIR, clarity: 'smooth' }, 1);
    expect(low?.streams.main.bitRate).toBeLessThan(900);
    expect(low?.picture).toMatchObject({ clarity: 'smooth', resolution: '640×360' });
  });

  test('lets the cold standby send only while it is in use', () => {
    expect(run(ON_AIR, 1)[0]?.streams).toMatchObject({
      hot: { online: true },
      cold: { online: false, bitRate: 0 },
    });
    expect(run({ ...ON_AIR, stream: 'cold' }, 1)[0]?.streams.cold.online).toBe(true);
  });

  test('never makes the population jump', () => {
    const [before] = run(ON_AIR, 1);
    for (const state of ['onAir', 'gasket', 'offAir'] as const) {
      let last = before?.population ?? 0;
      for (const { population } of run({ ...ON_AIR, state }, 720, before)) {
        expect(Math.abs(population - last)).toBeLessThan(0.16 * Math.max(last, 36_000));
        last = population;
      }
    }
  });

  test('sends nothing off air, and loses most of its audience', () => {
    const readings = run({ ...ON_AIR, state: 'offAir' }, 120, run(ON_AIR, 1)[0]);
    const last = readings.at(-1);
    expect(last?.picture).toBeNull();
    expect(last?.streams.main).toEqual({ online: false, bitRate: 0, frameRate: 0 });
    expect(last?.population).toBeLessThan(2_000);
  });
});

describe('the quality of the stream in use', () => {
  const [reading] = run(ON_AIR, 1);
  if (reading === undefined) throw new Error('There is no reading.');
  const withMain = (main: object) => ({
    ...reading,
    streams: { ...reading.streams, main: { ...reading.streams.main, ...main } },
  });

  test.each([
    ['smooth', reading],
    ['unstable', withMain({ bitRate: 3_000 })],
    ['interrupted', withMain({ online: false, bitRate: 0 })],
    ['idle', { ...reading, picture: null }],
  ])('is %s', (quality, measured) => {
    expect(qualityOf(measured)).toBe(quality);
  });
});
