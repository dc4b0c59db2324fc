import type { Plugin } from 'vite';
import { khmerFontFaces } from './khmer-font-faces.ts';

/** By which the BFF finds the sheet in the manifest. */
const SOURCE = 'sample-channel/khmer-font.css';

/** Builds the style sheet that the pages of the sample channel in Khmer load besides that of all of its pages. */
export function watchFont(): Plugin {
  return {
    name: 'sala-watch-font',
    apply: 'build',
    async buildStart() {
      const source = await khmerFontFaces('Noto Sans Khmer');
      this.emitFile({ type: 'asset', name: 'khmer.css', originalFileName: SOURCE, source });
    },
  };
}
