import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';
import type { Assets } from '../landing/site/assets.ts';
import type { render } from '../landing/render.tsx';
import { BRAND_COLOR } from '../src/shared/styles/brand.ts';
import { readDemoOrganisation } from './demo-organisation.ts';
import { khmerFontFaces } from './khmer-font-faces.ts';

const FOLDER = 'landing';
const SCRIPT = 'landing/script/main.ts';
const RENDERER = 'landing/render.tsx';
const BRAND_STYLE = `:root{--blue:${BRAND_COLOR}}`;
/** Paths that may belong to a page: those without a file extension. */
const PAGE = /^\/(?:[^.]*|robots\.txt|sitemap\.xml)$/;

interface Renderer {
  render: typeof render;
}

/**
 * Builds what the BFF renders the public page with, which knows the deployment: the renderer with
 * React in it, `landing/render.mjs`, and the files that the pages refer to, `landing/assets.json`.
 */
export function landing(): Plugin {
  let config: ResolvedConfig;
  let assets: Assets;
  return {
    name: 'sala-landing',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer: serveRendered,
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const script = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(SCRIPT));
      if (script?.type !== 'chunk') throw new Error(`The build has no ${SCRIPT}.`);
      const sheets = [...(script.viteMetadata?.importedCss ?? [])];
      const css = files.filter((file) => file.type === 'asset' && sheets.includes(file.fileName));
      const styles = css.map((file) => (file.type === 'asset' ? file.source.toString().trim() : ''));
      assets = {
        // The policy of the page names the hash of the whole.
        css: [BRAND_STYLE, ...styles].join(''),
        script: `/${script.fileName}`,
        khmerFontFaces: await khmerFontFaces('Khmer in the page'),
      };
    },
    async writeBundle() {
      const folder = join(config.root, config.build.outDir, FOLDER);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'assets.json'), JSON.stringify(assets));
      await buildRenderer(config.root, folder);
    },
  };
}

async function buildRenderer(root: string, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: RENDERER,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
    },
  });
}

/** In development, pages are rendered on request, and the script loads the styles. */
function serveRendered(server: ViteDevServer): void {
  const assets: Assets = { css: BRAND_STYLE, script: `/${SCRIPT}`, khmerFontFaces: '' };
  server.middlewares.use((request, response, next) => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    const answer = async (): Promise<void> => {
      const renderer = (await server.ssrLoadModule('/landing/render.tsx')) as Renderer;
      const organisation = await readDemoOrganisation();
      const publicUrl = `http://${request.headers.host ?? 'localhost'}`;
      const deployment = { organisation, publicUrl, hasChannel: true };
      const page = renderer.render(assets, deployment).find((file) => file.path === path);
      if (page === undefined) {
        next();
        return;
      }
      const isHtml = page.file.endsWith('.html');
      response.setHeader('content-type', isHtml ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8');
      const text = page.render([]);
      response.end(isHtml ? await server.transformIndexHtml(path, text) : text);
    };
    if (request.method === 'GET' && PAGE.test(path)) answer().catch(next);
    else next();
  });
}
