import { useTranslation } from 'react-i18next';
import { linkedText } from '../linked-text';
import styles from './chat-entry.module.css';

interface Props {
  content: string;
  /** Only the links of one message are in the order of Tab. */
  isActive?: boolean;
}

/** What somebody wrote, with its addresses as links. */
export function MessageText({ content, isActive = true }: Props) {
  const { t } = useTranslation('chat');
  return (
    <p className={styles.content} dir="auto">
      {linkedText(content).map(({ text, href }, at) =>
        href === undefined ? (
          text
        ) : (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            tabIndex={isActive ? undefined : -1}
            className={styles.link}
          >
            {text}
            <span className="visually-hidden"> ({t('link.newTab')})</span>
          </a>
        ),
      )}
    </p>
  );
}
