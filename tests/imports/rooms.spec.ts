import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { ALSO_ANSWERED_BY, PAGES } from './rooms.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const BFF = 'services/bff/src';
const WEB = 'web/src/features';

/** `<domain>/<noun>` of a path. */
function nounOf(path: string, under: string): string {
  return path
    .slice(under.length + 1)
    .split('/', 2)
    .join('/');
}

function filesIn(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT }).filter((path) => !path.includes('.spec.'));
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The folder of the BFF that answers each operation. */
function answeringFolders(): Map<string, string> {
  return new Map(
    filesIn(`${BFF}/*/*/*.controller.ts`).flatMap((path) =>
      [...read(path).matchAll(/\bid: '(\w+)'/g)].map(([, id = '']) => [id, nounOf(path, BFF)] as const),
    ),
  );
}

/** The names that a file imports from the generated functions of the API. */
function calledOperations(text: string): string[] {
  return [...text.matchAll(/import \{([^}]+)\} from '[^']+api\/generated\/(?!model)[^']+'/g)].flatMap(
    ([, names = '']) => names.split(',').flatMap((name) => /\w+/.exec(name)?.[0] ?? []),
  );
}

const features = [...new Set(filesIn(`${WEB}/*/*/**/*.{ts,tsx}`).map((path) => nounOf(path, WEB)))].sort();
const folderOf = answeringFolders();

test('a feature of the web is named after a folder of the BFF, or is a page of several nouns', () => {
  const unnamed = features.filter((feature) => !existsSync(join(ROOT, BFF, feature)));

  expect(unnamed).toEqual(Object.keys(PAGES).sort());
});

for (const feature of features) {
  test(`the calls of ${feature} are answered in the folder of that name, or in those that are listed`, () => {
    const called = filesIn(`${WEB}/${feature}/**/*.{ts,tsx}`).flatMap((path) => calledOperations(read(path)));
    const answering = new Set(called.map((operation) => folderOf.get(operation) ?? `nobody: ${operation}`));
    answering.delete(feature);

    expect([...answering].sort()).toEqual(ALSO_ANSWERED_BY[feature] ?? []);
  });
}
