import type { ReactNode } from 'react';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import styles from './status.module.css';

interface Props {
  entries: {
    key: string;
    title: ReactNode;
    tone: 'good' | 'bad' | 'info' | 'quiet';
    state: string;
    details: ReactNode;
  }[];
}

/** Things that have a name, a state and details. */
export function Entries({ entries }: Props) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ key, title, tone, state, details }) => (
        <li key={key}>
          <span className={styles.entry}>
            <span>{title}</span>
            <StateTag tone={tone}>{state}</StateTag>
          </span>
          <span className={styles.details}>{details}</span>
        </li>
      ))}
    </ul>
  );
}
