import { useTranslation } from 'react-i18next';
import type { WebhookAttemptDto } from '../../../api/generated/model';
import { formatNumber } from '../../../shared/i18n/format';
import { useLanguage } from '../../../shared/i18n/use-language';

/** Says how an attempt ended, and what to do if it failed. */
export function useFailureText() {
  const { t } = useTranslation('webhooks');
  const language = useLanguage();
  return ({ failure, status }: Pick<WebhookAttemptDto, 'failure' | 'status'>): string => {
    const shown = status === null ? '' : formatNumber(status, language);
    return failure === null
      ? t('attempt.done', { status: shown })
      : t(`failure.${failure}`, { status: shown });
  };
}
