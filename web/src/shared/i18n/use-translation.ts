import i18next, { type TFunction, type ThirdPartyModule } from 'i18next';
import { useSyncExternalStore } from 'react';
import { isolated } from './isolated';

// Stands in for react-i18next (web/build/package-stand-ins.ts), of which it does what this product uses. A first view has
// 300 components with texts and asks for 400: react-i18next and i18next took a quarter of the time that rendering took.

type Names = string | readonly string[];

export interface Texts {
  t: TFunction;
  i18n: typeof i18next;
  /** Whether all of the namespaces are loaded. */
  ready: boolean;
}

/** Without the types of the keys, which `t` has for its callers. */
interface Translations {
  getFixedT: (language: string, namespace: string) => (key: string, values?: object) => string;
}

/** By their namespaces, in the current language. */
const kept = new Map<string, Texts>();
const readers = new Set<() => void>();

function renew(isOld: (texts: Texts) => boolean): void {
  for (const [key, texts] of kept) if (isOld(texts)) kept.delete(key);
  for (const read of readers) read();
}

/** For `i18next.use`. */
export const reactTexts: ThirdPartyModule = {
  type: '3rdParty',
  init: (instance: typeof i18next) => {
    instance.on('languageChanged', () => {
      renew(() => true);
    });
    instance.on('loaded', () => {
      renew(({ ready }) => !ready);
    });
  },
};

/** The texts of some namespaces. The same object as long as they are the same. */
export function textsOf(names: Names): Texts {
  const key = typeof names === 'string' ? names : names.join();
  const known = kept.get(key);
  if (known !== undefined) return known;
  const all = [names].flat();
  const { language } = i18next;
  const ready = all.every((name) => i18next.hasResourceBundle(language, name));
  const texts = { t: translation(language, all[0] ?? ''), i18n: i18next, ready };
  kept.set(key, texts);
  if (!ready) void i18next.loadNamespaces(all);
  return texts;
}

/** A text that names values, and nothing else. */
const NAMED = /^(?:[^{$]|\{\{\w+\}\})*$/;

const NAME = /\{\{(\w+)\}\}/g;

/** The text with its values, if all of them are words. Numbers, forms of the plural and the rest are for i18next. */
function written(text: string | null, values: Record<string, unknown>): string | null {
  if (text === null || 'count' in values || 'context' in values) return null;
  const names = [...text.matchAll(NAME)].map(([, name = '']) => name);
  if (!names.every((name) => typeof values[name] === 'string')) return null;
  return text.replaceAll(NAME, (_, name: string) => isolated(String(values[name])));
}

/** Keeps each text, because i18next looks for what it names in every call. */
function translation(language: string, namespace: string): TFunction {
  const translate = (i18next as unknown as Translations).getFixedT(language, namespace);
  const plain = new Map<string, string>();
  const named = new Map<string, string | null>();
  const namedText = (key: string): string | null => {
    const known = named.get(key);
    if (known !== undefined) return known;
    const [own, other] = key.split(':', 2);
    const text: unknown = i18next.getResource(
      language,
      other === undefined ? namespace : (own ?? ''),
      other ?? key,
    );
    if (typeof text !== 'string') return null;
    const kept = NAMED.test(text) ? text : null;
    named.set(key, kept);
    return kept;
  };
  const t = (key: string, values?: Record<string, unknown>): string => {
    if (values !== undefined) return written(namedText(key), values) ?? translate(key, values);
    const known = plain.get(key);
    if (known !== undefined) return known;
    const text = translate(key);
    // A text that is not loaded yet is shown as its key.
    if (text !== key.slice(key.indexOf(':') + 1)) plain.set(key, text);
    return text;
  };
  return t as unknown as TFunction;
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => {
    readers.delete(read);
  };
}

export function useTranslation(names: Names = 'shared'): Texts {
  return useSyncExternalStore(subscribe, () => textsOf(names));
}
