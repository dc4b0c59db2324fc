import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface Props {
  /** Null values are omitted. */
  facts: { key: string; label: string; value: ReactNode }[];
}

/** A list of labelled values, one per line. */
export function FactList({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null)
        .map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
