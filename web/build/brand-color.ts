import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BRAND_COLOR } from '../src/shared/styles/brand.ts';

const ICON = 'favicon.svg';
/** Its style sheet gets the colour as a variable. */
const SAMPLE_CHANNEL = 'sample-channel/styles.css';
const withColor = (text: string): string => text.replaceAll('%BRAND_COLOR%', BRAND_COLOR);

/** Fills in the colour of the brand where no module can name it: in `index.html`, the icon and the sample channel. */
export function brandColor(): Plugin {
  let source = '';
  let out = '';
  return {
    name: 'sala-brand-color',
    configResolved(config) {
      source = config.publicDir;
      out = join(config.root, config.build.outDir);
    },
    transform: {
      order: 'pre',
      handler: (code, id) =>
        id.endsWith(SAMPLE_CHANNEL) ? `${code}\n:root { --blue: ${BRAND_COLOR}; }\n` : null,
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
