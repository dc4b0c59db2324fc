import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport, type ViteDevServer } from 'vite';
import type { Assets } from '../landing/site/assets.ts';
import type { render, RenderedFile } from '../landing/render.tsx';

const FOLDER = 'landing';
const SCRIPT = 'landing/script/main.ts';
/** Paths that may belong to a page: those without a file extension. */
const PAGE = /^\/(?:[^.]*|robots\.txt|sitemap\.xml)$/;
const FONT = /noto-sans-khmer-khmer-(400|700)-normal.*\.woff2$/;

interface Renderer {
  render: typeof render;
}

/**
 * Renders the public page in every language at build time, without React in the output. Also writes
 * `pages.json`, which lists the file for each URL and the style hash for the content security policy.
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
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const script = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(SCRIPT));
      if (script?.type !== 'chunk') throw new Error(`The build has no ${SCRIPT}.`);
      const sheets = [...(script.viteMetadata?.importedCss ?? [])];
      const css = files.filter((file) => file.type === 'asset' && sheets.includes(file.fileName));
      assets = {
        css: css.map((file) => (file.type === 'asset' ? file.source.toString().trim() : '')).join(''),
        script: `/${script.fileName}`,
        khmerFonts: files
          .map(({ fileName }) => `/${fileName}`)
          .filter((path) => FONT.test(path))
          .sort(),
      };
    },
    async writeBundle() {
      const { module } = await runnerImport<Renderer>(join(config.root, 'landing/render.tsx'));
      await write(join(config.root, config.build.outDir, FOLDER), module.render(assets), assets);
    },
  };
}

async function write(folder: string, files: RenderedFile[], { css }: Assets): Promise<void> {
  const styleHash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
  const pages = files.map(({ file, path }) => ({ file, path }));
  const all = [...files, { file: 'pages.json', text: JSON.stringify({ styleHash, pages }, null, 2) }];
  for (const { file, text } of all) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

/** In development, pages are rendered on request, and the script loads the styles. */
function serveRendered(server: ViteDevServer): void {
  const assets: Assets = { css: '', script: `/${SCRIPT}`, khmerFonts: [] };
  server.middlewares.use((request, response, next) => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    const answer = async (): Promise<void> => {
      const renderer = (await server.ssrLoadModule('/landing/render.tsx')) as Renderer;
      const page = renderer.render(assets).find((file) => file.path === path);
      if (page === undefined) {
        next();
        return;
      }
      const isHtml = page.file.endsWith('.html');
      response.setHeader('content-type', isHtml ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8');
      response.end(isHtml ? await server.transformIndexHtml(path, page.text) : page.text);
    };
    if (request.method === 'GET' && PAGE.test(path)) answer().catch(next);
    else next();
  });
}
