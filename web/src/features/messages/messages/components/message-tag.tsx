import { useTranslation } from 'react-i18next';
import type { MessageType } from '../../../../api/generated/model';
import styles from './message-tag.module.css';

/** The state of a notice or todo; a message has no tag. */
export function MessageTag({ tag }: { tag: MessageType }) {
  const { t } = useTranslation('messages');
  if (tag === null) return null;
  return (
    <span className={styles.tag} data-tag={tag}>
      {t(`tag.${tag}`)}
    </span>
  );
}
