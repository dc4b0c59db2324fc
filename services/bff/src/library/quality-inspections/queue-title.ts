import { type Language } from '../../common/messages/languages.constants.js';
import { type MessageKey, translate } from '../../common/messages/translate.js';
import { type QualityQueue } from './quality-queue.entity.js';

/** Queues of the product and of its demo. */
const KNOWN: Record<string, MessageKey> = {
  general: 'queue.general',
  'video-lessons': 'queue.videoLessons',
  'picture-rights': 'queue.pictureRights',
  'text-language': 'queue.textLanguage',
};

/** In the words of the reader, unless people have given the queue its title. */
export function queueTitle(
  { name, title }: Pick<QualityQueue, 'name' | 'title'>,
  language: Language,
): string {
  const key = KNOWN[name];
  return key !== undefined && title === translate('en-US', key) ? translate(language, key) : title;
}
