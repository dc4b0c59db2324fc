import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { arcoStyles } from './build/arco-styles.ts';
import { landing } from './build/landing.ts';
import { leanCharts } from './build/lean-charts.ts';
import { leanLibraries } from './build/lean-libraries.ts';
import { precompress } from './build/precompress.ts';

const bff = process.env.SALA_BFF_URL ?? 'http://localhost:3001';
const served = ['/api', '/docs', '/docs-json', '/healthz', '/readyz', '/enquiries'];

/** What screens share in one file. */
const SHARED = /src\/(shared|api|app\/routing)|web-react\/(icon|es\/_util\/react)|@babel|rolldown|vite/;
/** Of that, what login does not draw: it is held to 150 kB. */
const SIGNED_IN_ONLY =
  /api\/(event-stream|sse-parser|generated\/(?!user|model\/roles))|shared\/(lists\/|data\/|charts\/|history\/|live-events\/|lib\/(soon|new-key|save-file)|i18n\/format|session\/session-end-dialog|ui\/\w+\/(dialog|confirm|questions|card|inline-error|resource-view|select-field|switch-field|panel-button|page-frame|forbidden-state|skeleton|empty-state|sort-header|data-table[\w-]*|date-range-field|resize-handle|select-box|fact-list|filter-form|note-line|state-tag|tabs|pager|page-jump|search-actions)\b)|react-icon\/Icon(Dashboard|Apps|Empty|More|Search|Calendar|File|List|Left|Settings|Link|Question|Caret|Notification|CheckSquare|Plus|Delete|Up|Download|VideoCamera|Mobile|Right|Menu\/|Launch|Edit|Down|Refresh|History|CheckCircle\/|ExclamationCircle\/)/;
const INSIDE =
  /app\/(layout|tabs)\/|api\/generated\/policies|shared\/(session\/session-end-dialog|data\/|ui\/\w+\/(dialog|use-modal|card|resource-view|forbidden-state|skeleton)\b)/;

/** What keeps the bell up to date. */
const LIVE =
  /shared\/(live-events|lib\/soon)|api\/(event-stream|sse-parser|generated\/messages)|app\/live\/connection|features\/messages\/messages\/(unread|follow|message-bell|message-box\.store|messages\.constants)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), arcoStyles(), leanCharts(), leanLibraries(), landing(), precompress()],
  resolve: {
    alias: [
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
            // What nearly every signed-in screen shares.
            { name: 'inside', test: INSIDE, minShareCount: 2 },
            // What the frame loads behind the screen, in one piece.
            { name: 'live', test: LIVE },
            { name: 'arco', test: /@arco-design|node_modules/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
