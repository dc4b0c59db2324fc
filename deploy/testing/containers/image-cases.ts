import assert from 'node:assert/strict';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ROOT } from '../../../scripts/root.ts';
import type { Case } from './case.ts';
import { run } from './command.ts';
import { IMAGES, inspect, runIn, type ImageName } from './images.ts';

const MB = 1_000_000;
/** As a registry stores and a node pulls it: compressed, with the base image. */
const PULL_LIMITS_MB: Record<ImageName, number> = { bff: 250, web: 60 };
const CONTENTS: Record<ImageName, string> = { bff: '/app', web: '/usr/share/nginx' };
const SECRET_FILES = ['.npmrc', '.env', '*.pem', '*.key', 'secrets'];
/** Packages for development that those of the product need, too. */
const ALSO_AT_RUN_TIME = ['@types/node', 'ajv-formats'];
const NAMES = Object.keys(IMAGES) as ImageName[];

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** What must hold of the images before anything is run. */
export const imageCases: Case[] = [
  {
    title: 'Size of the images',
    async run(_stack, note) {
      const sizes = await Promise.all(NAMES.map(pullSize));
      note(NAMES.map((name, at) => `${name} ${((sizes[at] ?? 0) / MB).toFixed(0)} MB`).join(', '));
      NAMES.forEach((name, at) => {
        assert.ok((sizes[at] ?? 0) <= PULL_LIMITS_MB[name] * MB, `${name}: ${sizes[at]} bytes compressed`);
      });
    },
  },
  {
    title: 'Users, ports and health checks',
    async run() {
      const expected = { bff: ['1000:1000', '3000/tcp'], web: ['101:101', '8080/tcp'] };
      for (const name of NAMES) {
        const config = await inspect<Record<string, unknown>>(name, '.Config');
        const ports = Object.keys(config.ExposedPorts ?? {});
        assert.deepEqual([config.User, ...ports], expected[name]);
        assert.ok(config.Healthcheck, `${name} has no health check.`);
      }
      const entrypoint = await inspect<string[]>('bff', '.Config.Entrypoint');
      assert.deepEqual(entrypoint, ['node', '/app/services/bff/dist/sala.js']);
    },
  },
  {
    title: 'No packages for development',
    async run() {
      const manifests = ['package.json', 'services/bff/package.json'].map((file) => join(ROOT, file));
      const texts = await Promise.all(manifests.map((file) => readFile(file, 'utf8')));
      const parsed = texts.map((text) => JSON.parse(text) as Manifest);
      const needed = [
        ...ALSO_AT_RUN_TIME,
        ...parsed.flatMap((manifest) => Object.keys(manifest.dependencies ?? {})),
      ];
      const names = parsed
        .flatMap((manifest) => Object.keys(manifest.devDependencies))
        .filter((name) => !needed.includes(name));
      const found = await runIn(
        'bff',
        'node',
        '--eval',
        `const { existsSync } = require('node:fs');
         console.log(${JSON.stringify(names)}.filter((name) => existsSync('/app/node_modules/' + name)).join(' '))`,
      );
      assert.equal(found.trim(), '');
    },
  },
  {
    title: 'No secrets in the images',
    async run() {
      for (const name of NAMES) {
        const history = await run('docker', [
          'history',
          '--no-trunc',
          '--format={{.CreatedBy}}',
          IMAGES[name],
        ]);
        const environment = (await inspect<string[]>(name, '.Config.Env')).join('\n');
        assert.doesNotMatch(`${history}\n${environment}`, /(SECRET|PASSWORD|TOKEN|JWT_KEYS)\w*=/i);
        const names = SECRET_FILES.flatMap((pattern) => ['-o', '-name', pattern]).slice(1);
        const left = await runIn(name, 'find', CONTENTS[name], '(', ...names, ')');
        assert.equal(left, '');
      }
    },
  },
];

async function pullSize(name: ImageName): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'sala-size-'));
  try {
    const archive = join(directory, 'image.tar');
    await run('docker', ['save', '--output', archive, IMAGES[name]]);
    let bytes = 0;
    await pipeline(
      createReadStream(archive),
      createGzip({ level: 1 }),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) bytes += chunk.length;
      },
    );
    return bytes;
  } finally {
    await rm(directory, { recursive: true });
  }
}
