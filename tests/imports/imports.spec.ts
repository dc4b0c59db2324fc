import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cruise, type IConfiguration } from 'dependency-cruiser';
import { makeTemporaryDirectory, removeDirectory } from '../support/temporary-directory.ts';
import { FORBIDDEN } from './forbidden-imports.ts';

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration;
const rules = config.forbidden?.map(({ name }) => name) ?? [];

async function brokenRules(files: Record<string, string>): Promise<string[]> {
  const baseDir = await makeTemporaryDirectory();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(baseDir, path)), { recursive: true });
    await writeFile(join(baseDir, path), content);
  }
  const sources = Object.keys(files).filter((path) => path.endsWith('.ts'));
  const ruleSet = { forbidden: config.forbidden ?? [] };
  const { output } = await cruise(sources, { ...config.options, baseDir, validate: true, ruleSet });
  await removeDirectory(baseDir);
  if (typeof output === 'string') throw new Error(output);
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))];
}

test('every import rule has an example', () => {
  expect(Object.keys(FORBIDDEN)).toEqual(rules);
});

for (const [rule, files] of Object.entries(FORBIDDEN)) {
  test(`${rule} is the only rule that reports its example`, async () => {
    expect(await brokenRules(files)).toEqual([rule]);
  });
}
