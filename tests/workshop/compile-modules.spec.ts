import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileModules } from '../../services/bff/build/compile-modules.ts';
import { expect, test } from './project.ts';

test('compiles each module, copies what modules read, and leaves tests out', async ({ project }) => {
  await project.write('src/sala.ts', 'export const value: number = 1;');
  await project.write('src/deep/school.yaml', 'name: Sala');
  await project.write('src/sala.spec.ts', 'throw new Error();');
  const written = await compileModules(project.folder);
  expect(written.sort()).toEqual(['deep/school.yaml', 'sala.js', 'sala.js.map']);
  const { value } = (await import(join(project.folder, 'dist/sala.js'))) as { value: unknown };
  expect(value).toBe(1);
});

test('writes what has changed and nothing else, as a running server may be reading the rest', async ({
  project,
}) => {
  await project.write('src/a.ts', 'export const a = 1;');
  await project.write('src/b.ts', 'export const b = 1;');
  await compileModules(project.folder);
  const touched = (): number => statSync(join(project.folder, 'dist/a.js')).ctimeMs;
  const before = touched();
  expect(await compileModules(project.folder)).toEqual([]);
  await project.write('src/b.ts', 'export const b = 2;');
  expect(await compileModules(project.folder)).toContain('b.js');
  expect(touched()).toBe(before);
});

test('two at the same time do not take each other’s drafts', async ({ project }) => {
  for (let at = 0; at < 40; at += 1) await project.write(`src/m${at}.ts`, `export const m = ${at};`);
  await Promise.all([compileModules(project.folder), compileModules(project.folder)]);
  expect(await readFile(join(project.folder, 'dist/m39.js'), 'utf8')).toContain('m = 39');
});

test('removes what has no source any more, and not the bundle', async ({ project }) => {
  await project.write('src/a.ts', 'export const a = 1;');
  await project.write('src/migrations/gone.ts', 'export const b = 1;');
  await project.write('dist/bundle/sala.js', '// bundled');
  await compileModules(project.folder);
  await project.remove('src/migrations/gone.ts');
  expect(await compileModules(project.folder)).toContain('migrations/gone.js');
  expect(existsSync(join(project.folder, 'dist/migrations/gone.js'))).toBe(false);
  expect(existsSync(join(project.folder, 'dist/bundle/sala.js'))).toBe(true);
});

test('a source that cannot be parsed is named, and nothing is written', async ({ project }) => {
  await project.write('src/a.ts', 'export const a = 1;');
  await project.write('src/b.ts', 'export const b = 1;');
  await compileModules(project.folder);
  await project.write('src/a.ts', 'export const a = 2;');
  await project.write('src/b.ts', 'export const b = ;');
  const problem = await compileModules(project.folder).catch((error: unknown) => (error as Error).message);
  expect(problem).toMatch(/^b\.ts:\n[^]*const b = ;/);
  expect(problem).not.toMatch(/backtrace/i);
  expect(await readFile(join(project.folder, 'dist/a.js'), 'utf8')).toContain('a = 1');
});
