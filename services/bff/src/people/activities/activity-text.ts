import { type Language } from '../../common/messages/languages.constants.js';
import enUS, { type Messages } from '../../common/messages/locales/en-US.js';
import { translate } from '../../common/messages/translate.js';
import { type ActivityRow } from './activities.repository.js';

type Did = keyof Messages['activity']['did'];

/** What somebody did as a sentence: the verb, and with what. */
export function activityText(
  { action, entity, name, entityId, count }: Omit<ActivityRow, 'at' | 'avatar' | 'id' | 'person'>,
  language: Language,
): string {
  const thing =
    count > 1
      ? translate(language, `activity.many.${entity}`, { count })
      : translate(language, `activity.one.${entity}`, { name: name ?? `${entityId}` });
  return translate(language, `activity.did.${isKnown(action) ? action : 'change'}`, { thing });
}

function isKnown(action: string): action is Did {
  return Object.hasOwn(enUS.activity.did, action);
}
