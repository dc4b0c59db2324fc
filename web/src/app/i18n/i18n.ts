import i18next from 'i18next';
import { productLimits } from '../../api/generated/model/productLimits';
import { interpolation, numberFormatter } from '../../shared/i18n/interpolation';
import { languages, storedLanguage } from '../../shared/i18n/languages';
import { loadTexts } from '../../shared/i18n/load-texts';
import { reactTexts } from '../../shared/i18n/use-translation';
import { catalogueBackend } from './catalogue-backend';

/** Every catalogue is complete (the compiler sees to it), so no second language is loaded as a net. */
export async function startI18n(): Promise<void> {
  await i18next
    .use(catalogueBackend)
    .use(reactTexts)
    .use(numberFormatter)
    .init({
      lng: storedLanguage(),
      supportedLngs: languages,
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['shared'],
      defaultNS: 'shared',
      keySeparator: false,
      // React escapes what it writes. Every text may name a limit of the contract, such as {{undoHours}}.
      interpolation: { ...interpolation, defaultVariables: productLimits },
    });
  // i18next itself does not report that a catalogue could not be loaded.
  await loadTexts('shared');
}
