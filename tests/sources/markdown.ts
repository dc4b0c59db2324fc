import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../scripts/list-files.ts';
import { ROOT } from '../../scripts/root.ts';

/** Paths in documents are relative to one of these: a record about the web need not repeat `web/src`. */
const BASES = ['.', 'web/src', 'services/bff/src'];
const ROOT_DIRECTORIES = /^(services|web|tests|scripts|openapi|docs|deploy|\.ci)\//;
const SOURCE_FILE = /\/[^/]+\.(ts|tsx|js|mjs|cjs|json|md|css)$/;
/** Made by a build, or by who runs the Compose stack, so not present in every checkout. */
const MADE = /(^|\/)dist(\/|$)|^deploy\/compose\/(secrets\/|organisation\/|sala\.env$)/;

/** A Markdown document: its path from the root and its text. */
export interface Document {
  path: string;
  text: string;
}

export function readDocuments(): Document[] {
  const guides = listFiles('docs').filter((path) => path.endsWith('.md'));
  return ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', ...guides].map((path) => ({
    path,
    text: read(path),
  }));
}

/** Of a file that is missing, nothing. */
function read(path: string): string {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Paths that the document links to, or names in backticks, and headings that it links to, and that do not exist. */
export function missingPaths({ path, text }: Document): string[] {
  const prose = proseOf(text);
  const links = [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(ROOT, dirname(path), target)));
  const named = [...prose.matchAll(/`([\w.@<>*/-]+)`/g)]
    .map(([, target = '']) => target)
    .filter((target) => isPath(target) && !isThere(target));
  const headings = [...prose.matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)]
    .filter(
      ([, target, heading = '']) =>
        !headingsOf(target ? read(join(dirname(path), target)) : text).includes(heading),
    )
    .map(([, target = '', heading = '']) => `${target}#${heading}`);
  return [...links, ...named, ...headings].map((target) => `${path} names ${target}, which is not there`);
}

/** As forges name them in addresses: in small letters, with hyphens for spaces. */
function headingsOf(text: string): string[] {
  return [...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function proseOf(text: string): string {
  return text.replace(/^ *```.*?^ *```/gms, '');
}

function isPath(text: string): boolean {
  return !text.startsWith('/') && !MADE.test(text) && (ROOT_DIRECTORIES.test(text) || SOURCE_FILE.test(text));
}

/** `<noun>` stands for any name. */
function isThere(path: string): boolean {
  const pattern = path.replace(/<[^>]*>/g, '*');
  return BASES.some((base) => globSync(join(ROOT, base, pattern)).length > 0);
}
