import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KeptFolder } from '../steps/kept-folder.ts';
import { expect, test as base } from './project.ts';

interface Kept {
  /** What is kept, after it was made where need be. */
  use: () => Promise<string>;
  made: () => number;
  /** Done once, while it is made. */
  meanwhile: (work: () => Promise<void>) => void;
  /** Milliseconds. */
  pass: (time: number) => void;
}

const HOUR = 3_600_000;

/** Keeps the text of `dist/seed.js`. */
const test = base.extend<{ kept: Kept }>({
  kept: async ({ project }, use) => {
    await project.write('dist/seed.js', 'one');
    await project.write('dist/service.js', 'one');
    await project.write('dist/school.yaml', 'one');
    let made = 0;
    let now = 1_000 * HOUR;
    let work: (() => Promise<void>) | undefined;
    const folder = (): KeptFolder =>
      new KeptFolder({
        path: join(project.folder, 'kept'),
        built: join(project.folder, 'dist'),
        inputs: ['package.json'],
        now: () => now,
        async make(target) {
          made += 1;
          await writeFile(
            join(target, 'seeded'),
            await readFile(join(project.folder, 'dist/seed.js'), 'utf8'),
          );
          await work?.();
          work = undefined;
          return ['seed.js'];
        },
      });
    await use({
      use: () => folder().use((path) => readFile(join(path, 'seeded'), 'utf8')),
      made: () => made,
      meanwhile: (during) => (work = during),
      pass: (time) => (now += time),
    });
  },
});

test('is made once while nothing changes that has made it', async ({ kept, project }) => {
  expect(await kept.use()).toBe('one');
  await project.write('dist/service.js', 'two');
  kept.pass(HOUR - 1);
  expect(await kept.use()).toBe('one');
  expect(kept.made()).toBe(1);
});

for (const path of ['dist/seed.js', 'dist/school.yaml']) {
  test(`is made again when ${path} changes`, async ({ kept, project }) => {
    await kept.use();
    await project.write(path, 'two');
    expect(await kept.use()).toBe(path === 'dist/seed.js' ? 'two' : 'one');
    expect(kept.made()).toBe(2);
  });
}

test('is made again in the next hour, with another variable, and when a module is gone', async ({
  kept,
  project,
}) => {
  await kept.use();
  kept.pass(HOUR);
  await kept.use();
  expect(kept.made()).toBe(2);
  process.env.SALA_TIME_ZONE = 'Asia/Tokyo';
  await kept.use();
  delete process.env.SALA_TIME_ZONE;
  expect(kept.made()).toBe(3);
  await kept.use();
  await project.remove('dist/seed.js');
  await expect(kept.use()).rejects.toThrow(/ENOENT/);
  expect(kept.made()).toBe(5);
});

test('is not kept if a module was compiled while it was made', async ({ kept, project }) => {
  kept.meanwhile(() => project.write('dist/seed.js', 'two'));
  expect(await kept.use()).toBe('one');
  expect(await kept.use()).toBe('two');
  expect(kept.made()).toBe(2);
});

test('runs at the same time wait for each other, and make it once', async ({ kept }) => {
  expect(await Promise.all([kept.use(), kept.use(), kept.use()])).toEqual(['one', 'one', 'one']);
  expect(kept.made()).toBe(1);
});
