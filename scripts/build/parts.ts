import type { Program } from '../run-program.ts';

/** A part of the product with a build of its own. */
export interface Part {
  title: string;
  workspace: string;
  /** Files and directories that the result depends on. */
  inputs: string[];
  /** This file is written last, so the result is complete when it exists. */
  result: string;
  program: Program;
  args: string[];
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
      'services/bff/tsconfig.json',
      'services/bff/tsconfig.build.json',
    ],
    result: 'services/bff/dist/bootstrap.js',
    program: 'nest',
    args: ['build'],
  },
  web: {
    title: 'Build the web',
    workspace: 'web',
    inputs: [...EVERYWHERE, 'web'],
    result: 'web/dist/index.html',
    program: 'vite',
    args: ['build'],
  },
} satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;
