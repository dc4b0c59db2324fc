import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CardFacts } from './card-content';
import styles from './card-facts.module.css';
import { Growth } from './growth';

interface Props {
  facts: CardFacts;
  /** Leaves the source to the explanation. */
  isShort: boolean;
}

/** The figure with its growth, and what it covers. */
export function CardFactsLine({ facts: { figure, period, source, rowsLink }, isShort }: Props) {
  const { t } = useTranslation('charts');
  return (
    <div className={styles.facts}>
      {figure && (
        <p className={styles.figure}>
          {rowsLink === undefined ? (
            <strong>{figure.value}</strong>
          ) : (
            <Link to={rowsLink} className={styles.value}>
              {figure.value}
            </Link>
          )}
          {figure.growth !== undefined && (
            <span className={styles.growth}>
              <Growth percent={figure.growth} /> {figure.against}
            </span>
          )}
        </p>
      )}
      <p className={styles.notes}>
        <span>{period}</span>
        {!isShort && <span>{t('source', { source })}</span>}
      </p>
    </div>
  );
}
