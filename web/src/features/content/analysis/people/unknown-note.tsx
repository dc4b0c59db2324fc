import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigureDefinition } from '../../../../api/generated/model';
import { unknownOf, VisitorWays } from './known-people';
import styles from './unknown-note.module.css';

interface Props {
  of: FigureDefinition[];
}

/** Says what figures cannot tell, and why. */
export function UnknownNote({ of }: Props) {
  const { t } = useTranslation('analysis');
  const ways = useContext(VisitorWays);
  const sentences = of.flatMap((definition) => {
    if (definition === 'comments') return t('empty.comments');
    const unknown = unknownOf(definition, ways);
    return unknown === undefined ? [] : t(`unknown.${unknown}`);
  });
  return sentences.length === 0 ? null : <p className={styles.note}>{sentences.join(' ')}</p>;
}
