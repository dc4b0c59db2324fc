import { useTranslation } from 'react-i18next';
import type { QueueItemDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { Duration } from './duration';

const figures = ['publications', 'clicks', 'likes', 'comments'] as const;

/** What the product knows about an item of a queue. */
export function ItemFacts({ item: { content, duration, reason } }: { item: QueueItemDto }) {
  const { t } = useTranslation('cards');
  const language = useLanguage();
  const facts =
    content === null
      ? []
      : [
          { key: 'subject', label: t('fact.subject'), value: t(`subject.${content.subject}`) },
          { key: 'author', label: t('fact.author'), value: content.author },
          { key: 'source', label: t('fact.source'), value: t(`source.${content.source}`) },
          ...figures.map((key) => ({
            key,
            label: t(`fact.${key}`),
            value: formatNumber(content[key], language),
          })),
        ];
  return (
    <FactList
      facts={[
        { key: 'reason', label: t('inspect.reason'), value: reason },
        { key: 'duration', label: t('fact.duration'), value: <Duration seconds={duration} /> },
        ...facts,
      ]}
    />
  );
}
