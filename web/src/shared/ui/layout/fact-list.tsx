import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface Props {
  /** What is null is left out. */
  facts: { key: string; label: string; value: ReactNode }[];
}

/** What is known of a thing, a line each. */
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
