import type { BackendModule, ReadCallback } from 'i18next';
import { loadChunk } from '../../shared/chunks/load-chunk';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';

type Catalogue = Record<string, string>;

const files = import.meta.glob<Catalogue>(
  [
    '../../shared/locales/*.ts',
    '../../shared/*/locales/*.ts',
    '../locales/*.ts',
    '../*/locales/*.ts',
    '../../features/*/*/locales/*.ts',
  ],
  { import: 'catalogue' },
);

/** `policies/km-KH` → loader, from the folder that the file lies in. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => {
    const [, folder = 'app', language = ''] = /([^/.]+)?\/locales\/(.+)\.ts$/.exec(path) ?? [];
    return [`${folder}/${language}`, load];
  }),
);

async function read(language: string, namespace: string): Promise<Catalogue> {
  const load = loaders.get(`${namespace}/${language}`) ?? loaders.get(`${namespace}/${DEFAULT_LANGUAGE}`);
  if (load === undefined) throw new Error(`There is no catalogue ${namespace}.`);
  const catalogue = await loadChunk(load);
  return language === 'km-KH' ? joinSigns(catalogue) : catalogue;
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
