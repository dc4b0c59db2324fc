import { useTranslation } from 'react-i18next';
import type { QualityInspectionDto, RulePresetDto, ServiceDto } from '../../../api/generated/model';
import { textIn } from '../../../shared/i18n/text-in';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useQueueTitle } from '../../library/content-items/reading/use-queue-title';
import { knownRules } from './cards.constants';

export interface CardTexts {
  title: string;
  text: string;
}

/** Card texts in the user's language; texts without a translation come from the server. */
export function useCardTexts() {
  const { t } = useTranslation('cards');
  const language = useLanguage();
  const queueTitle = useQueueTitle();
  return {
    qualityInspection: (queue: Pick<QualityInspectionDto, 'name' | 'title'>): CardTexts => ({
      title: queueTitle(queue),
      text: '',
    }),
    service: (service: ServiceDto): CardTexts => {
      const { title, description } = textIn(service.texts, language) ?? service;
      return { title, text: description };
    },
    rulePreset: ({ key, title, description }: RulePresetDto): CardTexts => {
      const known = knownRules.find((one) => one === key);
      if (known === undefined) return { title, text: description };
      return { title: t(`rule.${known}.title`), text: t(`rule.${known}.text`) };
    },
  };
}
