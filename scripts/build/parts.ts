import type { Program } from '../run-program.ts';

/** A part of the product with a build of its own. */
export interface Part {
  title: string;
  workspace: string;
  /** Files and directories that the result depends on. */
  inputs: string[];
  /** Removed before a build: nothing of a source that is gone may stay, above all no migration. */
  folder: string;
  /** A file of the last of the programs. */
  result: string;
  /** Run one after another in the workspace. */
  programs: [Program, ...string[]][];
}

const EVERYWHERE = ['package-lock.json', 'tsconfig.base.json'];

export const PARTS = {
  bff: {
    title: 'Build the BFF',
    workspace: 'services/bff',
    inputs: [
      ...EVERYWHERE,
      'services/bff/src',
      'services/bff/nest-cli.json',
      'services/bff/rolldown.config.ts',
      'services/bff/tsconfig.json',
      'services/bff/tsconfig.build.json',
    ],
    folder: 'services/bff/dist',
    result: 'services/bff/dist/bundle/bootstrap.js',
    programs: [
      ['nest', 'build'],
      ['rolldown', '--config', 'rolldown.config.ts'],
    ],
  },
  web: {
    title: 'Build the web',
    workspace: 'web',
    inputs: [...EVERYWHERE, 'web'],
    folder: 'web/dist',
    result: 'web/dist/index.html',
    programs: [['vite', 'build']],
  },
} satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;
