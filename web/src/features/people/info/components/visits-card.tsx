import { useTranslation } from 'react-i18next';
import type { VisitsDto } from '../../../../api/generated/model';
import { Growth } from '../../../../shared/chart-card/growth';
import { shownGrowth } from '../../../../shared/chart-card/growth-text';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { CardProps } from './card-props';
import styles from './figures.module.css';
import { ListCard } from './list-card';

/** How often the page and the projects of the person were visited, against the time before. */
export function VisitsCard(card: CardProps<VisitsDto[]>) {
  const { t } = useTranslation('info');
  const language = useLanguage();
  return (
    <ListCard
      {...card}
      title={t('visits')}
      height="6rem"
      empty={{ title: t('visits.empty'), text: t('visits.empty.text') }}
    >
      {(visits) => (
        <>
          <dl className={styles.figures}>
            {visits.map(({ key, visits: count, growth }) => (
              <div key={key}>
                <dt>{t(`visits.${key}`)}</dt>
                <dd className={styles.count}>{formatNumber(count, language)}</dd>
                <dd className={styles.note}>
                  <Growth percent={shownGrowth(growth, count)} />
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.about}>{t('visits.about')}</p>
        </>
      )}
    </ListCard>
  );
}
