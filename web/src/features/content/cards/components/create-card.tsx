import { Link } from 'react-router-dom';
import styles from './create-card.module.css';

interface Props {
  title: string;
  hint: string;
  /** Opens the form, or names the page that has it. */
  create: (() => void) | string;
}

export function CreateCard({ title, hint, create }: Props) {
  const content = (
    <>
      <span className={styles.plus} aria-hidden />
      <span className={styles.title}>{title}</span>
      <span>{hint}</span>
    </>
  );
  if (typeof create === 'string')
    return (
      <Link to={create} className={styles.card}>
        {content}
      </Link>
    );
  return (
    <button type="button" className={styles.card} onClick={create}>
      {content}
    </button>
  );
}
