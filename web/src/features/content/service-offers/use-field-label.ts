import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../../shared/i18n/languages';
import type { ServiceOfferDraft } from './service-offer-form';

/** The label of a field of the form, with its language where it has one. */
export function useFieldLabel(): (field: keyof ServiceOfferDraft) => string {
  const { t } = useTranslation('service-offers');
  return (field) => {
    if (field === 'icon' || field === 'terms') return t(`field.${field}`);
    const language = languages.find((one) => field.endsWith(one)) ?? languages[0];
    const part = field.startsWith('title') ? t('field.title') : t('field.description');
    return t('field.part', { part, language: languageNames[language] });
  };
}
