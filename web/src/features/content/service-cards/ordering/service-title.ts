import type { ServiceTextDto, ServiceTitleDto } from '../../../../api/generated/model';
import { textIn } from '../../../../shared/i18n/text-in';
import { useLanguage } from '../../../../shared/i18n/use-language';

type Named =
  | { title: string; texts: ServiceTextDto[] }
  | { serviceTitle: string; serviceTitles: ServiceTitleDto[] };

/** The title of a service, or of the service of an order, in the user's language. */
export function useServiceTitle(): (named: Named) => string {
  const language = useLanguage();
  return (named) =>
    'texts' in named
      ? (textIn(named.texts, language)?.title ?? named.title)
      : (textIn(named.serviceTitles, language)?.title ?? named.serviceTitle);
}
