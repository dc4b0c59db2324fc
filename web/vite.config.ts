import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { accessInUse } from './build/access-in-use.ts';
import { apiBase } from './build/api-base.ts';
import { arcoStylesInUse } from './build/arco-styles-in-use.ts';
import { brandColor } from './build/brand-color.ts';
import { chunkGroups } from './build/chunks.ts';
import { collectScript } from './build/collect-script.ts';
import { compileHints } from './build/compile-hints.ts';
import { firstScript } from './build/first-script.ts';
import { firstViews } from './build/first-views.ts';
import { landing } from './build/landing.ts';
import { minifyPublicScripts } from './build/minify-public.ts';
import { packageStandIns } from './build/package-stand-ins.ts';
import { precompress } from './build/precompress.ts';
import { slimIcons } from './build/slim-icons.ts';
import { styleLayers } from './build/style-layers.ts';
import { textSizesInRem } from './build/text-sizes.ts';
import { watchFont } from './build/watch-font.ts';
import { servedPrefixes } from './src/api/generated/model/addresses.ts';

const bff = process.env.SALA_BFF_URL ?? 'http://localhost:3001';

export default defineConfig(async ({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    packageStandIns(),
    slimIcons(),
    accessInUse(),
    apiBase(),
    brandColor(),
    landing(),
    firstScript(),
    collectScript(),
    watchFont(),
    firstViews(),
    compileHints(),
    minifyPublicScripts(),
    precompress(),
  ],
  css: { postcss: { plugins: [arcoStylesInUse(), textSizesInRem(), styleLayers(import.meta.dirname)] } },
  server: {
    port: 3000,
    strictPort: true,
    // The sample channel and what answers without script come from the BFF, with files of the built web.
    proxy: Object.fromEntries(
      [...Object.values(servedPrefixes), '/assets/'].map((path) => [
        path,
        { target: bff, changeOrigin: false },
      ]),
    ),
  },
  build: {
    // The browsers that .browserslistrc names.
    target: browserslistToEsbuild(),
    manifest: true,
    // Every browser of the target knows modulepreload; the polyfill would only cost bytes.
    modulePreload: { polyfill: false },
    // Small assets stay files: a data: script or font would need a hole in the policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // The product, and the public page and the sample channel with their own small scripts.
      input: { index: 'index.html', landing: 'landing/script/main.ts', watch: 'sample-channel/main.ts' },
      // Arco's locale takes one constant of it, and the package does not say that the rest may be left out.
      treeshake: { moduleSideEffects: [{ test: /\/b-validate\//, sideEffects: false }] },
      output: {
        codeSplitting: { groups: command === 'build' ? await chunkGroups(import.meta.dirname) : [] },
      },
    },
  },
}));
