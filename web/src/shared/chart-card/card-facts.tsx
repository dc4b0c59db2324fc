import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StandaloneLink } from '../ui/actions/standalone-link';
import type { CardFacts } from './card-content';
import styles from './card-facts.module.css';
import { Growth } from './growth';

interface Props {
  facts: CardFacts;
  /** Leaves the source to the explanation. */
  isShort: boolean;
  /** Whether the link to the rows stands here: without a chart, no mark leads to them. */
  linksRows: boolean;
}

/** The figure with its growth, and what it covers. */
export function CardFactsLine({ facts, isShort, linksRows }: Props) {
  const { t } = useTranslation('charts');
  const { figure, period, source, rowsLink } = facts;
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
        </p>
      )}
      {figure?.growth !== undefined && (
        <p className={styles.growth}>
          <Growth percent={figure.growth} /> {figure.against}
        </p>
      )}
      <p className={styles.notes}>
        <span>{period}</span>
        {!isShort && <span>{t('source', { source })}</span>}
        {linksRows && rowsLink !== undefined && figure === undefined && (
          <StandaloneLink to={rowsLink}>{t('about.rows')}</StandaloneLink>
        )}
      </p>
    </div>
  );
}
