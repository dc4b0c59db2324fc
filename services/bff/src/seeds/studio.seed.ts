import { type EntityManager } from 'typeorm';
import { STUDIO_ID } from '../operations/studio/studio.constants.js';
import { Studio } from '../operations/studio/studio.entity.js';
import { type StudioReading } from '../operations/studio/studio-feed.js';
import { StudioSample } from '../operations/studio/studio-sample.entity.js';
import { StudioSimulator } from '../operations/studio/studio-simulator.js';
import { StudioProgramme } from '../operations/studio/studio-programme.entity.js';
import { insertFixed } from './insert-fixed.js';

type Entry = [code: string, name: string, duration: number, audit: StudioProgramme['audit']];

const PROGRAMMES: Readonly<Record<StudioProgramme['method'], readonly Entry[]>> = {
  normal: [
    ['7c1d02a9', 'Welcome and questions', 900, 'approved'],
    ['b80e5f31', 'Build a line follower', 2_700, 'approved'],
    ['0d94c6e2', 'Show your robot', 1_200, 'auditing'],
  ],
  flowControl: [
    ['e3a7195b', 'School festival in Siem Reap', 5_400, 'approved'],
    ['19f2d8c4', 'Robotics final', 7_200, 'auditing'],
  ],
  video: [
    ['54e23ade', 'A robot that follows a line', 319, 'rejected'],
    ['a61b0c7f', 'Loops in four minutes', 242, 'approved'],
    ['38d5e940', 'Measure with light', 415, 'auditing'],
  ],
  web: [['c2f86b1d', 'Course catalogue', 600, 'auditing']],
};

const MINUTE_MS = 60_000;
const MINUTES_ON_AIR = 350;

/**
 * The programmes of the studio: in each state of the audit, and one without an approved entry. A broadcast that has
 * been on air for some hours, with a simulated reading of each minute.
 */
export async function seedStudio(manager: EntityManager): Promise<void> {
  await seedProgrammes(manager);
  await seedSamples(manager, new Date());
}

async function seedSamples(manager: EntityManager, now: Date): Promise<void> {
  const since = new Date(now.getTime() - MINUTES_ON_AIR * MINUTE_MS);
  await manager.update(Studio, { id: STUDIO_ID }, { state: 'onAir', onAirSince: since });
  const broadcast = await manager.findOneByOrFail(Studio, { id: STUDIO_ID });
  const simulator = new StudioSimulator();
  const samples: StudioSample[] = [];
  let previous: StudioReading | null = null;
  for (let minute = 0; minute < MINUTES_ON_AIR; minute++) {
    const at = new Date(since.getTime() + minute * MINUTE_MS);
    previous = simulator.read(broadcast, at, previous);
    samples.push({ at, ...previous });
  }
  await manager.insert(StudioSample, samples);
}

async function seedProgrammes(manager: EntityManager): Promise<void> {
  const entries = Object.entries(PROGRAMMES).flatMap(([method, list]) =>
    list.map(([code, name, duration, audit], at) => ({
      code,
      method,
      position: at + 1,
      name,
      duration,
      audit,
    })),
  );
  await insertFixed(
    manager,
    StudioProgramme,
    entries.map((entry, at) => ({ id: at + 1, ...(entry as Omit<StudioProgramme, 'id' | 'version'>) })),
  );
}
