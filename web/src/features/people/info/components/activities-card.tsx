import { useTranslation } from 'react-i18next';
import type { ActivityDto } from '../../../../api/generated/model';
import type { CardProps } from './card-props';
import { ListCard } from './list-card';
import { PersonAvatar } from '../../../../shared/ui/layout/person-avatar';
import { Time } from '../../../../shared/ui/layout/time';
import styles from './rows.module.css';

/** What the people of the person's projects and teams did. */
export function ActivitiesCard(card: CardProps<ActivityDto[]>) {
  const { t } = useTranslation('info');
  return (
    <ListCard
      {...card}
      title={t('activities')}
      height="39rem"
      empty={{ title: t('activities.empty'), text: t('activities.empty.text') }}
    >
      {(activities) => (
        <ul className={styles.rows}>
          {activities.map(({ id, title, description, avatar, time }) => (
            <li key={id} className={styles.row}>
              <PersonAvatar name={title} picture={avatar} size="medium" />
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.text}>{description}</span>
                <span className={styles.note}>
                  <Time wire={time} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  );
}
