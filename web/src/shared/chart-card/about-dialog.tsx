import { useTranslation } from 'react-i18next';
import { StandaloneLink } from '../ui/actions/standalone-link';
import { FactList } from '../ui/layout/fact-list';
import { Dialog } from '../ui/overlays/dialog';
import type { CardFacts } from './card-content';
import styles from './about-dialog.module.css';
import { Growth } from './growth';

interface Props {
  title: string;
  facts: CardFacts;
  onClose: () => void;
}

/** How the figures of a card are made: what is counted, when, from what, and where the rows are. */
export function AboutDialog({ title, facts, onClose }: Props) {
  const { t } = useTranslation('charts');
  const { figure, period, source, definition, rowsLink } = facts;
  return (
    <Dialog title={t('about', { title })} onClose={onClose}>
      <p className={styles.definition}>{definition}</p>
      <FactList
        facts={[
          { key: 'figure', label: t('about.figure'), value: figure?.value ?? null },
          {
            key: 'growth',
            label: t('about.growth'),
            value:
              figure?.growth === undefined ? null : (
                <>
                  <Growth percent={figure.growth} /> {figure.against}
                </>
              ),
          },
          { key: 'period', label: t('about.period'), value: period },
          { key: 'source', label: t('about.source'), value: source },
        ]}
      />
      {rowsLink !== undefined && (
        <p className={styles.rows}>
          <StandaloneLink to={rowsLink} onClick={onClose}>
            {t('about.rows')}
          </StandaloneLink>
        </p>
      )}
    </Dialog>
  );
}
