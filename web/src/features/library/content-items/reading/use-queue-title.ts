import { useTranslation } from 'react-i18next';
import type { ContentItemQueueDto } from '../../../../api/generated/model';

/** Queues of the product and of its demo, which the catalogues name, by the titles that they have at first. */
const knownQueues = {
  'video-lessons': 'Video: new lessons',
  'picture-rights': 'Pictures: rights of use',
  'text-language': 'Texts: plain language',
  general: 'Everything else',
} as const;

function isKnown(name: string): name is keyof typeof knownQueues {
  return Object.hasOwn(knownQueues, name);
}

/** The title of a queue in the user's language, unless people have given it one. */
export function useQueueTitle() {
  const { t } = useTranslation('content-items');
  return ({ name, title }: Pick<ContentItemQueueDto, 'name' | 'title'>): string =>
    isKnown(name) && knownQueues[name] === title ? t(`queue.${name}`) : title;
}
