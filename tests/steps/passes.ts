import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '../../scripts/build/fingerprint.ts';
import { environmentState } from './environment-state.ts';
import { report, type Report } from './report.ts';
import type { Step } from './step.ts';

/** What a checkout does not hold changes, too: the day, the browsers and tools of the machine. */
const REMEMBERED_MS = 24 * 60 * 60_000;
/** What every step depends on beside its own inputs. */
const EVERYWHERE = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts',
  'services/postgres',
  'tests/sources',
  'tests/steps',
];

interface Pass {
  state: string;
  passed: number;
  /** What the step said that it did not run, such as a test for another system. */
  skips: string[];
  at: number;
}

/** The state of all that the result of a step depends on, so far as a checkout and its environment hold it. */
export function stateFor({ inputs }: Step): string | undefined {
  if (inputs === undefined) return undefined;
  const hash = createHash('sha256').update(fingerprint([...EVERYWHERE, ...inputs], { withTests: true }));
  return hash.update(environmentState()).digest('hex');
}

/** What passed in the same state within the last day. */
export function rememberedPass(folder: string, step: Step): Report | undefined {
  try {
    const pass = JSON.parse(readFileSync(recordOf(folder, step), 'utf8')) as Pass;
    const isCurrent = Date.now() - pass.at < REMEMBERED_MS && pass.state === stateFor(step);
    return isCurrent ? report.remembered(pass.passed, pass.skips) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Remembers a step that passed at the first attempt, if nothing was edited meanwhile. A step with tools that are still being made
 * is not remembered until it has them.
 */
export function rememberPass(
  folder: string,
  step: Step,
  before: string | undefined,
  { passed, failed, skips, flakes }: Report,
): void {
  rmSync(recordOf(folder, step), { force: true });
  if (before === undefined || passed === 0 || failed > 0 || flakes.length > 0) return;
  if (skips.length > 0 && step.prepare !== undefined) return;
  if (stateFor(step) !== before) return;
  mkdirSync(dirname(recordOf(folder, step)), { recursive: true });
  const pass: Pass = { state: before, passed, skips, at: Date.now() };
  writeFileSync(recordOf(folder, step), JSON.stringify(pass));
}

function recordOf(folder: string, { name }: Step): string {
  return join(folder, `${name}.json`);
}
