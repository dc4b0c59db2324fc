import type { FormatterModule } from 'i18next';
import { formatNumber } from './format';
import { isolated } from './isolated';
import type { Language } from './languages';

/** The name of a value that is no quantity: order 1024 is not order 1,024. */
const IDENTIFIER = 'id';

/** For i18next. What a catalogue text names is often the text of a person. React escapes what it writes. */
export const interpolation = { escapeValue: true, escape: isolated, alwaysFormat: true };

/** Gives every number in a text of a catalogue the separators of the language. */
export const numberFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language, values) =>
    // i18next writes whatever this returns.
    (typeof value === 'number' && values?.interpolationkey !== IDENTIFIER
      ? formatNumber(value, language as Language)
      : value) as string,
};
