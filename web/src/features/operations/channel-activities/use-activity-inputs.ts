import { useTranslation } from 'react-i18next';
import { channelActivityDtoLimits as limits } from '../../../api/generated/model/limits/forms';
import { useInputs } from '../../../shared/forms/use-inputs';
import type { ActivityForm } from './channel-activity';

/** The inputs of the form, with the messages that the specification words itself. */
export function useActivityInputs(form: ActivityForm) {
  const { t } = useTranslation('channel-activities');
  const nameRule = t('activityName.rule', { max: limits.activityName.maxGraphemes });
  return useInputs(form, {
    activityName: { required: t('activityName.required'), tooLong: nameRule },
    channelType: { required: t('channelType.required') },
    promotionTime: {
      required: t('promotionTime.required'),
      pattern: t('promotionTime.pattern'),
      range: t('promotionTime.order'),
      past: t('promotionTime.past'),
    },
    promoteLink: { required: t('promoteLink.required'), pattern: t('promoteLink.rule') },
    advertisingSource: { required: t('advertisingSource.required') },
    advertisingMedia: { required: t('advertisingMedia.required') },
    keyword: { required: t('keyword.required') },
    advertisingContent: { required: t('advertisingContent.required') },
  });
}
