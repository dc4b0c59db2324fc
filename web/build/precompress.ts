import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const textual = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;

/** Writes a `.br` and a `.gz` file for each text file, so that the server does not compress it repeatedly. */
export function precompress(): Plugin {
  let out = '';
  return {
    name: 'sala-precompress',
    apply: 'build',
    configResolved(config) {
      out = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(out, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && textual.test(entry.name));
      await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await brotli(body, quality));
  await writeFile(`${file}.gz`, await zip(body, { level: constants.Z_BEST_COMPRESSION }));
}
