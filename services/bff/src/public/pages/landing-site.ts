import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartupError } from '../../common/errors/startup-error.js';
import { type ShownOrganisation } from './organisation-files.js';
import { type ShownTestimonial } from '../testimonials/shown-testimonials.service.js';
import { LandingPage } from './landing-page.js';

const FOLDER = 'landing';
const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** The settings that a deployment passes to the renderer. */
export interface Deployment {
  organisation: ShownOrganisation;
  publicUrl: string;
  /** Whether the product shows what is online to children. */
  hasChannel: boolean;
}

/** The files of the built web that the pages refer to, and their styles. */
interface Assets {
  css: string;
  khmerFontFaces: string;
}

interface RenderedFile {
  file: string;
  /** The URL path at which it is served. Not set for answers to forms. */
  path?: string;
  /** Whether the text depends on the testimonials. */
  hasTestimonials?: boolean;
  render: (testimonials: readonly ShownTestimonial[]) => string;
}

/** web/landing/render.tsx, as web/build/landing.ts has built it. */
interface Renderer {
  render: (assets: Assets, deployment: Deployment) => RenderedFile[];
}

/** The public page of this deployment. Each of its pages is rendered on the first request for it. */
export class LandingSite {
  private constructor(
    readonly styleHashes: readonly string[],
    /** By the URL path at which it is served. */
    readonly byPath: ReadonlyMap<string, LandingPage>,
    private readonly byFile: ReadonlyMap<string, LandingPage>,
  ) {}

  /** @throws StartupError if there is no built web. */
  static async load(webDirectory: string, deployment: Deployment): Promise<LandingSite> {
    const { assets, render } = await readBuilt(join(webDirectory, FOLDER));
    const pages = render(assets, deployment).map(
      ({ file, path, hasTestimonials = false, render: write }) => ({
        file,
        path,
        page: new LandingPage(
          write,
          MEDIA_TYPES[extname(file)] ?? 'text/plain; charset=utf-8',
          hasTestimonials,
        ),
      }),
    );
    return new LandingSite(
      [assets.css, assets.khmerFontFaces].map(hashOf),
      new Map(pages.flatMap(({ path, page }) => (path === undefined ? [] : [[path, page] as const]))),
      new Map(pages.map(({ file, page }) => [file, page])),
    );
  }

  /** A page with placeholders that are replaced before it is sent. */
  template(file: string): string {
    const page = this.byFile.get(file);
    if (!page) throw new Error(`The web was built without landing/${file}.`);
    return page.showing([]).text;
  }
}

/** As a content security policy names a style sheet. */
function hashOf(style: string): string {
  return `sha256-${createHash('sha256').update(style).digest('base64')}`;
}

async function readBuilt(folder: string): Promise<Renderer & { assets: Assets }> {
  try {
    const assets = JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8')) as Assets;
    const { render } = (await import(pathToFileURL(join(folder, 'render.mjs')).href)) as Renderer;
    return { assets, render };
  } catch {
    throw new StartupError(
      `SALA_WEB_DIR: there is no public page in ${folder}; build the web, or leave the variable empty.`,
    );
  }
}
