import { useTranslation } from 'react-i18next';
import { channelActivityDtoLimits as limits } from '../../../api/generated/model/limits/forms';
import { useInputs } from '../../../shared/forms/use-inputs';
import type { ActivityForm } from './channel-activity';

/** The inputs of the form, with the messages that the specification words itself. */
export function useActivityInputs(form: ActivityForm) {
  const { t } = useTranslation('channel-activities');
  const nameRule = t('activityName.rule', { max: limits.activityName.maxLength });
  return useInputs(form, {
    activityName: { required: t('activityName.required'), pattern: nameRule, tooLong: nameRule },
    channelType: { required: t('channelType.required') },
    promotionTime: { required: t('promotionTime.required'), range: t('promotionTime.order') },
    promoteLink: { required: t('promoteLink.required'), pattern: t('promoteLink.rule') },
    advertisingSource: { required: t('advertisingSource.required') },
    advertisingMedia: { required: t('advertisingMedia.required') },
    keyword: { required: t('keyword.required') },
    advertisingContent: { required: t('advertisingContent.required') },
  });
}
