import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { StartupError } from '../../common/errors/startup-error.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Placeholder in the built pages, inserted by web/landing/addresses.ts. */
const PUBLIC_URL = 'https://public-url.invalid';
const FOLDER = 'landing';

/** The build manifest of the public page. */
interface Manifest {
  styleHash: string;
  pages: { file: string; path?: string }[];
}

/** A page ready to be sent. */
export interface LandingPage {
  file: string;
  text: string;
  etag: string;
  /** Created on first request, then cached. */
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

/** The prerendered public page, with the URL of this deployment filled in. */
export class LandingSite {
  private constructor(
    readonly styleHash: string,
    /** By the URL path at which it is served. */
    readonly byPath: ReadonlyMap<string, LandingPage>,
    private readonly byFile: ReadonlyMap<string, LandingPage>,
  ) {}

  /** @throws StartupError if there is no built web. */
  static async load(webDirectory: string, publicUrl: string): Promise<LandingSite> {
    const folder = join(webDirectory, FOLDER);
    const { styleHash, pages } = await readManifest(folder);
    const loaded = await Promise.all(
      pages.map(async ({ file, path }) => {
        const text = (await readFile(join(folder, file), 'utf8'))
          .replaceAll(PUBLIC_URL, publicUrl)
          .replaceAll(encodeURIComponent(PUBLIC_URL), encodeURIComponent(publicUrl));
        return { path, page: toPage(file, text) };
      }),
    );
    return new LandingSite(
      styleHash,
      new Map(loaded.flatMap(({ path, page }) => (path === undefined ? [] : [[path, page] as const]))),
      new Map(loaded.map(({ page }) => [page.file, page])),
    );
  }

  /** A page with placeholders that are replaced before it is sent. */
  template(file: string): string {
    const page = this.byFile.get(file);
    if (!page) throw new Error(`The web was built without landing/${file}.`);
    return page.text;
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')) as Manifest;
  } catch {
    throw new StartupError(
      `SALA_WEB_DIR: there is no public page in ${folder}; build the web, or leave the variable empty.`,
    );
  }
}

function toPage(file: string, text: string): LandingPage {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const made = new Map<string, Promise<Buffer>>();
  const encode = {
    br: () => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    gzip: () => zip(text, { level: constants.Z_BEST_COMPRESSION }),
  };
  return {
    file,
    text,
    etag,
    encoded(encoding) {
      const known = made.get(encoding) ?? encode[encoding]();
      made.set(encoding, known);
      return known;
    },
  };
}
