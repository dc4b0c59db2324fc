import { useTranslation } from 'react-i18next';
import type { GroupValues } from './group-form';

/** The labels of the fields of a project or team, as in its form. */
export function useFieldLabel(): (field: keyof GroupValues) => string {
  const { t } = useTranslation('directory');
  return (field) => t(`column.${field}`);
}
