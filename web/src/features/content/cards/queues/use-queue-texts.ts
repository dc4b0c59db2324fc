import { useTranslation } from 'react-i18next';
import { formatNumber, listOf } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { QueueDraft } from './queue-form';

type Field = keyof QueueDraft;

const LABELS = {
  title: 'cards:form.title',
  kinds: 'column.kind',
  subjects: 'column.subject',
  sources: 'column.source',
  languages: 'column.language',
  agesFrom: 'column.agesFrom',
  agesTo: 'column.agesTo',
  labels: 'column.labels',
  authors: 'column.author',
} as const satisfies Record<Field, string>;

/** The fields of a queue and their values as people read them; empty where a field does not narrow. */
export function useQueueTexts() {
  const { t } = useTranslation(['content-items', 'cards']);
  const language = useLanguage();
  const list = (texts: string[]) => listOf(texts, language);
  const textOf = (field: Field, draft: QueueDraft): string => {
    const { agesFrom, agesTo } = draft;
    const texts: Record<Field, () => string> = {
      title: () => draft.title,
      kinds: () => list(draft.kinds.map((one) => t(`kind.${one}`))),
      subjects: () => list(draft.subjects.map((one) => t(`subject.${one}`))),
      sources: () => list(draft.sources.map((one) => t(`source.${one}`))),
      languages: () => list(draft.languages.map((one) => t(`language.${one}`))),
      agesFrom: () =>
        agesFrom === '' ? '' : t('cards:queue.ages.from', { from: formatNumber(agesFrom, language) }),
      agesTo: () => (agesTo === '' ? '' : t('cards:queue.ages.to', { to: formatNumber(agesTo, language) })),
      labels: () => list(draft.labels),
      authors: () => list(draft.authors.map(({ name }) => name)),
    };
    return texts[field]();
  };
  return { labelOf: (field: Field) => t(LABELS[field]), textOf };
}
