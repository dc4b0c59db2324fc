import i18next from 'i18next';
import { ChunkError } from '../chunks/chunk-error';
import type { Language } from './languages';

type Namespace = Parameters<typeof i18next.loadNamespaces>[0];

/**
 * Loads catalogues in the current language. i18next neither reports failed loads nor retries them.
 * @throws ChunkError
 */
export async function loadTexts(namespaces: Namespace): Promise<void> {
  await i18next.loadNamespaces(namespaces);
  await loadMissing(i18next.language, [namespaces].flat());
}

/**
 * Loads all catalogues in use in another language.
 * @throws ChunkError
 */
export async function loadLanguage(language: Language): Promise<void> {
  await i18next.loadLanguages(language);
  await loadMissing(language, [i18next.options.ns ?? []].flat());
}

async function loadMissing(language: string, namespaces: readonly string[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  if (missing().length > 0) await i18next.reloadResources([language], missing());
  if (missing().length > 0) throw new ChunkError(missing().join(', '));
}
