import { useTranslation } from 'react-i18next';
import type { ActivityDto } from '../../../../api/generated/model';
import type { CardProps } from './card-props';
import { ListCard } from './list-card';
import { PersonAvatar } from '../../../../shared/ui/layout/person-avatar';
import styles from './rows.module.css';

/** What happened in the projects of the person. */
export function ActivitiesCard(card: CardProps<ActivityDto[]>) {
  const { t } = useTranslation('info');
  return (
    <ListCard
      {...card}
      title={t('activities')}
      height="26rem"
      empty={{ title: t('activities.empty'), text: t('activities.empty.text') }}
    >
      {(activities) => (
        <ul className={styles.rows}>
          {activities.map(({ id, title, description, avatar }) => (
            <li key={id} className={styles.row}>
              <PersonAvatar name={title} picture={avatar} size="medium" />
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.text}>{description}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  );
}
