import Tag from '@arco-design/web-react/es/Tag';
import '../../styles/arco/tag.css';
import styles from './state-tag.module.css';

interface Props {
  tone: 'good' | 'bad' | 'info' | 'quiet';
  children: string;
}

/** A one-word status label. */
export function StateTag({ tone, children }: Props) {
  return <Tag className={`${styles.tag} ${styles[tone]}`}>{children}</Tag>;
}
