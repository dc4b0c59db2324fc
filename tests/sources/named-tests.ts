import { listFiles } from '../../scripts/list-files.ts';
import { isStepName, TEST_FOLDERS } from '../steps/step-names.ts';
import type { Document } from './markdown.ts';

/** `--only bff platform/audit` and the like. The parts of the bench have names of their own. */
const ONLY = /(npm run \S+ -- )?--only ([\w,-]+)((?: [\w./-]+)*)/g;

/** Steps and files that the document tells to run, and that are not there. */
export function missingTests({ path, text }: Document): string[] {
  return [...text.matchAll(ONLY)]
    .filter(([, program]) => program === undefined)
    .flatMap(([command, , names = '', files = '']) =>
      unknownPartsOf(names.split(','), patternsOf(files)).map(
        (part) => `${path} says "${command}", but there is no ${part}`,
      ),
    );
}

/** What stands before the options of the runner. */
function patternsOf(files: string): string[] {
  return files
    .replace(/ --( .*)?$/, '')
    .split(' ')
    .filter((pattern) => pattern !== '');
}

function unknownPartsOf(names: string[], patterns: string[]): string[] {
  const unknown = names.filter((name) => !isStepName(name)).map((name) => `step ${name}`);
  const folders = names.flatMap((name) => (isStepName(name) ? (TEST_FOLDERS[name] ?? []) : []));
  const tests = folders.flatMap(listFiles).filter((file) => /\.spec\.tsx?$/.test(file));
  const unmatched = patterns.filter((pattern) => !tests.some((file) => new RegExp(pattern, 'i').test(file)));
  return [...unknown, ...unmatched.map((pattern) => `test ${pattern} in ${names.join()}`)];
}
