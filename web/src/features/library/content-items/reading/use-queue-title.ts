import { useTranslation } from 'react-i18next';
import type { ContentItemQueueDto } from '../../../../api/generated/model';

/** Queues of the product and of its demo, which the catalogues name. */
const knownQueues = ['video-lessons', 'picture-rights', 'text-language', 'general'] as const;

/** The title of a queue in the user's language. A queue that people made has the one that they gave it. */
export function useQueueTitle() {
  const { t } = useTranslation('content-items');
  return ({ name, title }: Pick<ContentItemQueueDto, 'name' | 'title'>): string => {
    const known = knownQueues.find((key) => key === name);
    return known === undefined ? title : t(`queue.${known}`);
  };
}
