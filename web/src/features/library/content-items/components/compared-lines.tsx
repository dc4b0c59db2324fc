import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_RUN, type LineRun } from '../fold-lines';
import styles from './comparison.module.css';

const SIGNS = { kept: '', added: '+', removed: '−' } as const;
const FOLDED = { kept: 'compare.kept', added: 'compare.moreAdded', removed: 'compare.moreRemoved' } as const;
const TAGS = { kept: 'span', added: 'ins', removed: 'del' } as const;

/** Lines with the same fate, each with a sign and, for those who cannot see it, a word. */
export function ComparedLines({ run: { change, lines, isFolded } }: { run: LineRun }) {
  const { t } = useTranslation('content-items');
  // What is folded is there for the search of the browser, unless there may be very much of it.
  const [isDrawn, setDrawn] = useState(!isFolded || lines.length < LONGEST_RUN);
  const Tag = TAGS[change];
  const shown = (isDrawn ? lines : []).map((line, at) => (
    <p key={at} className={`${styles.line} ${styles[change]}`}>
      <span aria-hidden="true" className={styles.sign}>
        {SIGNS[change]}
      </span>
      {change !== 'kept' && <span className="visually-hidden">{t(`compare.${change}`)}: </span>}
      <Tag dir="auto">{line}</Tag>
    </p>
  ));
  if (!isFolded) return shown;
  return (
    <details
      onToggle={() => {
        setDrawn(true);
      }}
    >
      <summary className={styles.folded}>{t(FOLDED[change], { count: lines.length })}</summary>
      {shown}
    </details>
  );
}
