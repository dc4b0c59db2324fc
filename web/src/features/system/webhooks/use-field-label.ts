import { useTranslation } from 'react-i18next';
import type { WebhookValues } from './webhook-form';

/** The labels of the fields of a webhook, as in its form. */
export function useFieldLabel(): (field: keyof WebhookValues) => string {
  const { t } = useTranslation('webhooks');
  return (field) => (field === 'isActive' ? t('form.isActive') : t(`column.${field}`));
}
