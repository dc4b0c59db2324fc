import styles from './enquiry.module.css';

/** A text of several lines. An empty one is shown nowhere. */
export function Message({ text }: { text: string }) {
  return <span className={styles.message}>{text}</span>;
}
