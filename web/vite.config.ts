import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { arcoStyles } from './build/arco-styles.ts';
import { landing } from './build/landing.ts';
import { precompress } from './build/precompress.ts';

const bff = process.env.SALA_BFF_URL ?? 'http://localhost:3001';
const served = ['/api', '/docs', '/docs-json', '/healthz', '/readyz', '/enquiries'];

/** What screens share in one file. */
const SHARED = /src\/(shared|api|app\/routing)\/|web-react\/(icon|es\/_util\/react)|@babel|rolldown|vite/;
/** Of that, what login does not draw: it is held to 150 kB. */
const SIGNED_IN_ONLY =
  /shared\/(settings\/theme-color|lists\/|data\/|ui\/(card|resource-view|select-field|switch-field|panel-button|page-frame|forbidden-state|skeleton)\b)|react-icon\/Icon(Dashboard|Apps|Empty|More|Search|Calendar|File|List|Left|Settings|Link|Question)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), arcoStyles(), landing(), precompress()],
  resolve: {
    alias: [
      // @antv/g brings it for pictures of HTML shapes, which our charts do not have.
      { find: 'html2canvas', replacement: `${import.meta.dirname}/src/shared/charts/html2canvas-stub.ts` },
      // Arco speaks Chinese until it is told another language; our default is English.
      { find: '../locale/default', replacement: '@arco-design/web-react/es/locale/en-US' },
    ],
  },
  server: {
    port: 3000,
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [path, { target: bff, changeOrigin: false }])),
  },
  build: {
    target: 'es2022',
    manifest: true,
    // Every browser of the target knows modulepreload; the polyfill would only cost bytes.
    modulePreload: { polyfill: false },
    // Small assets stay files: a data: script or font would need a hole in the policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // The product, and the public page with its own small script.
      input: { index: 'index.html', landing: 'landing/script/main.ts' },
      output: {
        codeSplitting: {
          groups: [
            // Changes only when a library does, so a release leaves it in the reader's cache.
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router(-dom)?|mobx(-react-lite)?|i18next|react-i18next|axios|nprogress)\//,
            },
            // What screens share, as one file instead of one for each of its small modules: on a slow line a
            // request costs more than the few bytes that a screen then loads too early. But not what only
            // signed-in screens share: login is held to 150 kB.
            {
              name: 'shared',
              test: (module) => SHARED.test(module) && !SIGNED_IN_ONLY.test(module),
              minShareCount: 2,
            },
            { name: 'arco', test: /@arco-design|node_modules/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
