import styles from './state-tag.module.css';

interface Props {
  tone: 'good' | 'bad' | 'quiet';
  children: string;
}

export function StateTag({ tone, children }: Props) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
