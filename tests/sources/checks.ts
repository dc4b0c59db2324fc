import { runProgram, type ProgramOptions, type ProgramResult } from '../../scripts/run-program.ts';
import { checkDocuments } from './documents.ts';
import { checkLockFile } from './lock-file.ts';
import { checkOpenapi } from './openapi.ts';
import { checkSizes } from './sizes.ts';
import { checkVersions } from './versions.ts';

/** Checks the sources. With `fix`, fixes what it can. */
export type Check = (options: ProgramOptions & { fix?: boolean }) => Promise<ProgramResult>;

const TYPESCRIPT_PROJECTS = ['.', 'services/bff', 'web'];
/** Each of several would work out the types of all texts again: four take twice the time of one. */
const ONE_CHECKER = ['--checkers', '1'];

export const CHECKS = {
  format: ({ fix, ...options }) => runProgram('oxfmt', [fix ? '--write' : '--list-different', '.'], options),

  lint: ({ fix, ...options }) =>
    runProgram('oxlint', ['.', '--deny-warnings', ...(fix ? ['--fix'] : [])], options),

  async types(options) {
    const results = await Promise.all(
      TYPESCRIPT_PROJECTS.map((project) =>
        runProgram('tsc', ['--project', project, '--noEmit', ...ONE_CHECKER], options),
      ),
    );
    return { ok: results.every(({ ok }) => ok), output: results.map(({ output }) => output).join('') };
  },

  imports: (options) =>
    runProgram(
      'depcruise',
      [
        '--config',
        '.dependency-cruiser.cjs',
        'services/bff/src',
        'services/postgres/src',
        'web/src',
        'web/landing',
      ],
      options,
    ),

  sizes: () => Promise.resolve(checkSizes()),

  lock: () => Promise.resolve(checkLockFile()),

  openapi: checkOpenapi,

  documents: () => Promise.resolve(checkDocuments()),

  versions: () => Promise.resolve(checkVersions()),
} satisfies Record<string, Check>;

export type CheckName = keyof typeof CHECKS;

export function isCheckName(name: string | undefined): name is CheckName {
  return name !== undefined && name in CHECKS;
}
