import styles from './state-tag.module.css';

interface Props {
  tone: 'good' | 'bad' | 'info' | 'quiet';
  children: string;
}

/** How a thing stands, in a word. */
export function StateTag({ tone, children }: Props) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
