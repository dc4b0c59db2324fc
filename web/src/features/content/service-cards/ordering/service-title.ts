import { useTranslation } from 'react-i18next';

/** Services with a translation; others are shown with the title of the server. */
export const knownServices = [
  'learning-paths',
  'learner-map',
  'offline-lessons',
  'learner-profiles',
] as const;

/** The title of a service in the user's language. */
export function useServiceTitle(): (key: string, title: string) => string {
  const { t } = useTranslation('ordering');
  return (key, title) => {
    const known = knownServices.find((one) => one === key);
    return known === undefined ? title : t(`service.${known}`);
  };
}
