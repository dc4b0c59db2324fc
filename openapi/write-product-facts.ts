import { readFile, writeFile } from 'node:fs/promises';

interface Document {
  'x-addresses': Record<string, string>;
  'x-films': object;
  'x-grants': object;
  'x-languages': { all: string[]; default: string };
  'x-limits': Record<string, number>;
  'x-pages': object;
  'x-roles': object;
}

/**
 * Writes what the BFF knows of the product besides its operations: pages, languages, addresses, limits, names of roles and grants, and which films every
 * browser plays. The web takes them from here, so that it does not compile while something that was added is missing in it.
 */
export async function writeProductFacts(source: string, folder: string): Promise<void> {
  const document = JSON.parse(await readFile(source, 'utf8')) as Document;
  const { all, default: first } = document['x-languages'];
  const files = {
    pages: `export const pages = ${json(document['x-pages'])} as const;

type SignedInPage = (typeof pages)['groups'][number]['pages'][number];
type PublicPage = (typeof pages)['public'][number];
export type SignedInPageName = SignedInPage['name'];
export type PublicPageName = PublicPage['name'];
export type PagePath = SignedInPage['path'] | PublicPage['path'];`,
    languages: `export const languages = ${json(all)} as const;\n\nexport const defaultLanguage = ${json(first)};`,
    productLimits: `export const productLimits = ${json(document['x-limits'])} as const;`,
    playableFilms: `export const playableFilms = ${json(document['x-films'])} as const;`,
    roleNames: `export const roleNames = ${json(document['x-roles'])} as const;`,
    grantNames: `export const grantNames = ${json(document['x-grants'])} as const;`,
    addresses: `export const servedPrefixes = ${json(document['x-addresses'])} as const;`,
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(
      `${folder}/${name}.ts`,
      `// Written from openapi.json by write-product-facts.ts.\n\n${text}\n`,
    );
  }
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
