import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BRAND_COLOR } from '../src/shared/styles/brand.ts';

const ICON = 'favicon.svg';
const withColor = (text: string): string => text.replaceAll('%BRAND_COLOR%', BRAND_COLOR);

/** Fills in the colour of the brand where no module can name it: in `index.html` and in the icon. */
export function brandColor(): Plugin {
  let source = '';
  let out = '';
  return {
    name: 'sala-brand-color',
    configResolved(config) {
      source = config.publicDir;
      out = join(config.root, config.build.outDir);
    },
    transformIndexHtml: { order: 'pre', handler: withColor },
    configureServer({ middlewares }) {
      middlewares.use(`/${ICON}`, (_request, response, next) => {
        readFile(join(source, ICON), 'utf8').then((icon) => {
          response.setHeader('content-type', 'image/svg+xml').end(withColor(icon));
        }, next);
      });
    },
    async writeBundle() {
      await writeFile(join(out, ICON), withColor(await readFile(join(source, ICON), 'utf8')));
    },
  };
}
