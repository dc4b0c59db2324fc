import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { minify, type Plugin } from 'vite';

const ES5 = new Set(['notice.js', 'khmer-font.js']);

/** Removes the comments from the scripts of `public`, which Vite copies as they are. */
export function minifyPublicScripts(): Plugin {
  let source = '';
  let out = '';
  return {
    name: 'sala-minify-public-scripts',
    apply: 'build',
    configResolved(config) {
      source = config.publicDir;
      out = join(config.root, config.build.outDir);
    },
    async writeBundle() {
      const names = (await readdir(source)).filter((name) => name.endsWith('.js'));
      await Promise.all(names.map((name) => minifyScript(join(source, name), join(out, name))));
    },
  };
}

async function minifyScript(from: string, to: string): Promise<void> {
  // The scripts run before it is known what the browser can do, so their syntax is not changed. Without white space,
  // strings would become template literals, which ES5 does not have.
  const options = { compress: false, codegen: { removeWhitespace: !ES5.has(basename(from)) } };
  const { code, errors } = await minify(from, await readFile(from, 'utf8'), options);
  if (errors.length > 0) throw new Error(`${from}: ${errors.map(({ message }) => message).join(' ')}`);
  await writeFile(to, code);
}
