import type { BackendModule, ReadCallback } from 'i18next';
import { loadChunk } from '../../shared/chunks/load-chunk';
import { organisation } from '../../shared/organisation/organisation';

type Catalogue = Record<string, string>;
type CatalogueFiles = Record<string, () => Promise<Catalogue>>;

/** Those that people need who are not signed in. */
const files = import.meta.glob<Catalogue>(
  [
    '../../shared/locales/*.ts',
    '../../features/people/login/locales/*.ts',
    '../../features/platform/{exceptions,maintenance}/locales/*.ts',
  ],
  { import: 'catalogue' },
);

/** From the folder that a catalogue is in. */
function findLoader(
  from: CatalogueFiles,
  namespace: string,
  language: string,
): CatalogueFiles[string] | undefined {
  const folder = namespace === 'app' ? '..' : `/${namespace}`;
  const path = Object.keys(from).find((path) => path.endsWith(`${folder}/locales/${language}.ts`));
  return path === undefined ? undefined : from[path];
}

async function loaderOf(namespace: string, language: string): Promise<CatalogueFiles[string] | undefined> {
  const { signedInCatalogues } = await loadChunk(() => import('./signed-in-catalogues'));
  return findLoader(signedInCatalogues, namespace, language);
}

async function read(language: string, namespace: string): Promise<Catalogue> {
  const load = findLoader(files, namespace, language) ?? (await loaderOf(namespace, language));
  if (load === undefined) throw new Error(`There is no catalogue ${namespace}.`);
  const catalogue = await loadChunk(load);
  const brand = namespace === 'shared' ? organisation()?.name[language] : undefined;
  const named = brand === undefined ? catalogue : { ...catalogue, brand };
  return language === 'km-KH' ? joinSigns(named) : named;
}

/** Firefox may begin a line with the signs that end a Khmer sentence or repeat a word; a word joiner forbids it. */
function joinSigns(catalogue: Catalogue): Catalogue {
  const entries = Object.entries(catalogue);
  return Object.fromEntries(entries.map(([key, text]) => [key, text.replace(/[។៕៖ៗ]/g, '\u2060$&')]));
}

/** Loads a catalogue when its language is chosen and its screen is opened, not before. */
export const catalogueBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language: string, namespace: string, callback: ReadCallback) => {
    read(language, namespace).then(
      (catalogue) => {
        callback(null, catalogue);
      },
      (error: unknown) => {
        callback(error instanceof Error ? error : new Error(String(error)), null);
      },
    );
  },
};
