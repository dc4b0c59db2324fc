import type { Readable } from 'node:stream';
import { endGroup, spawnGroup } from './programs.ts';

export interface VirtualDisplay {
  /** For the variable DISPLAY. */
  name: string;
  stop(): Promise<void>;
}

/** Starts Xvfb, which chooses a free display itself. */
export async function startVirtualDisplay(program: string): Promise<VirtualDisplay> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const xvfb = spawnGroup(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  let number = '';
  for await (const chunk of xvfb.stdio[3] as Readable) {
    number += String(chunk);
    if (number.endsWith('\n')) break;
  }
  if (number === '') throw new Error(`${program} did not start`);
  return { name: `:${number.trim()}`, stop: () => endGroup(xvfb) };
}
