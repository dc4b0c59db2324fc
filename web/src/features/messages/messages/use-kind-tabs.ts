import { useTranslation } from 'react-i18next';
import { kinds } from './messages.constants';
import type { UnreadStore } from './unread.store';

/** The three kinds, each with its unread count. Call it in an observer component. */
export function useKindTabs(unread: UnreadStore) {
  const { t } = useTranslation('messages');
  return kinds.map((kind) => {
    const count = unread.of(kind);
    const name = t(`kind.${kind}`);
    return { key: kind, label: count === 0 ? name : t('kind.counted', { name, unread: count }) };
  });
}
