import styles from './fact-list.module.css';
import type { Fact } from './facts';

interface Props {
  /** Null values are omitted. */
  facts: Fact[];
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
