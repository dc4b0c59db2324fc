import { join } from 'node:path';
import { compileModules } from '../../services/bff/build/compile-modules.ts';
import { ROOT } from '../root.ts';
import type { Program } from '../run-program.ts';

/** A part of the product with a build of its own. */
export interface Part {
  title: string;
  workspace: string;
  /** Files and directories that the result depends on. */
  inputs: string[];
  /** A file of the last of the programs, each of which empties its folder first. */
  result: string;
  prepare?: () => Promise<unknown>;
  /** Run one after another in the workspace. */
  programs: [Program, ...string[]][];
}

const EVERYWHERE = ['package-lock.json', 'tsconfig.base.json'];

export const PARTS = {
  bff: {
    title: 'Build the BFF',
    workspace: 'services/bff',
    inputs: [...EVERYWHERE, 'services/bff/src', 'services/bff/build', 'services/bff/rolldown.config.ts'],
    result: 'services/bff/dist/bundle/bootstrap.js',
    prepare: () => compileModules(join(ROOT, 'services/bff')),
    programs: [['rolldown', '--config', 'rolldown.config.ts']],
  },
  web: {
    title: 'Build the web',
    workspace: 'web',
    inputs: [...EVERYWHERE, 'web'],
    result: 'web/dist/index.html',
    programs: [['vite', 'build']],
  },
} satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;
