import { useTranslation } from 'react-i18next';
import type { MembershipFigureDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { CardProps } from './card-props';
import styles from './figures.module.css';
import { ListCard } from './list-card';

/** How many projects and teams there are, and how many other people are in them. */
export function MembershipsCard(card: CardProps<MembershipFigureDto[]>) {
  const { t } = useTranslation('info');
  const language = useLanguage();
  return (
    <ListCard
      {...card}
      title={t('memberships')}
      height="8rem"
      empty={{ title: t('memberships.empty'), text: t('memberships.empty.text') }}
    >
      {(figures) => (
        <dl className={styles.figures}>
          {figures.map(({ key, count }) => (
            <div key={key}>
              <dt>{t(`memberships.${key}`)}</dt>
              <dd className={styles.count}>{formatNumber(count, language)}</dd>
            </div>
          ))}
        </dl>
      )}
    </ListCard>
  );
}
