import IconCheckCircleFill from '@arco-design/web-react/icon/react-icon/IconCheckCircleFill';
import IconExclamationCircleFill from '@arco-design/web-react/icon/react-icon/IconExclamationCircleFill';
import { useAnnouncement } from '../../../../../shared/announcements/use-announcement';
import styles from './outcome.module.css';

interface Props {
  kind: 'done' | 'failed';
  /** Each a paragraph. */
  texts: string[];
}

/** Replaces the form once there is nothing left to enter. */
export function Outcome({ kind, texts }: Props) {
  useAnnouncement(texts.join(' '));
  const Sign = kind === 'done' ? IconCheckCircleFill : IconExclamationCircleFill;
  return (
    <div className={styles.outcome} data-kind={kind}>
      <Sign className={styles.sign} />
      <div className={styles.texts}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}
