import { useTranslation } from 'react-i18next';
import type { ChannelValues } from './channel-form';

/** The labels of the fields of a channel, as in its form. */
export function useFieldLabel(): (field: keyof ChannelValues) => string {
  const { t } = useTranslation('channels');
  return (field) => t(`column.${field}`);
}
