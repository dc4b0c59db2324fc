/**
 * Parses every built script with the syntax of the oldest browsers, and names each that they cannot read.
 * Exits with 1 if there is one. Usage, after a build: node web/scripts/check-built-syntax.ts
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSyntaxError } from './find-syntax-error.ts';

const DIST = join(import.meta.dirname, '../dist');
/** What all browsers of .browserslistrc read. */
const ecmaVersion = 2022;

/** The scripts that are no modules. The notice runs in browsers older than the list. */
const SCRIPTS: Record<string, 5 | typeof ecmaVersion> = {
  'notice.js': 5,
  'khmer-font.js': 5,
  'boot.js': ecmaVersion,
  'first-view.js': ecmaVersion,
  'first-questions.js': ecmaVersion,
};

const paths = globSync('**/*.js', { cwd: DIST }).sort();
for (const script of Object.keys(SCRIPTS)) {
  if (!paths.includes(script)) throw new Error(`The build has no ${script}; was it renamed?`);
}

const errors = paths.flatMap((path) => {
  const script = SCRIPTS[path];
  const error = findSyntaxError(readFileSync(join(DIST, path), 'utf8'), {
    ecmaVersion: script ?? ecmaVersion,
    sourceType: script === undefined ? 'module' : 'script',
  });
  return error === undefined ? [] : [`${path}:${error}`];
});

if (errors.length > 0) process.exitCode = 1;
process.stdout.write(
  errors.length > 0
    ? `${errors.join('\n')}\n`
    : `${paths.length} scripts: no syntax newer than their browsers\n`,
);
