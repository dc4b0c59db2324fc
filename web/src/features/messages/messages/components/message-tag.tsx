import { useTranslation } from 'react-i18next';
import type { MessageKind, MessageType } from '../../../../api/generated/model';
import styles from './message-tag.module.css';

interface Props {
  kind: MessageKind;
  type: MessageType | null;
}

/** The state of a notice or todo; a message has no tag. */
export function MessageTag({ kind, type }: Props) {
  const { t } = useTranslation('messages');
  const tag = type ?? (kind === 'todo' ? 'done' : null);
  if (tag === null) return null;
  return (
    <span className={styles.tag} data-tag={tag}>
      {t(`tag.${tag}`)}
    </span>
  );
}
