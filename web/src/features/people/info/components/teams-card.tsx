import { useTranslation } from 'react-i18next';
import type { TeamDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { may } from '../../../../shared/session/permissions';
import type { CardProps } from './card-props';
import { ListCard } from './list-card';
import { StandaloneLink } from '../../../../shared/ui/actions/standalone-link';
import { PersonAvatar } from '../../../../shared/ui/layout/person-avatar';
import styles from './rows.module.css';

interface Props extends CardProps<TeamDto[]> {
  /** Side by side, where there is room. */
  isWide?: boolean;
}

export function TeamsCard({ isWide = false, ...card }: Props) {
  const { t } = useTranslation('info');
  const language = useLanguage();
  return (
    <ListCard
      {...card}
      title={t('teams')}
      height="15rem"
      empty={{
        title: t('teams.empty'),
        text: t(may('createGroup') ? 'teams.empty.create' : 'teams.empty.text'),
      }}
    >
      {(teams) => (
        <ul className={`${styles.rows} ${isWide ? styles.wide : ''}`}>
          {teams.map(({ id, name, avatar, peopleNumber }) => (
            <li key={id} className={styles.row}>
              <PersonAvatar name={name} picture={avatar} size="medium" />
              <span className={styles.words}>
                <span className={styles.title}>
                  <StandaloneLink to={`/user/teams?open=${id}`}>{name}</StandaloneLink>
                </span>
                <span className={styles.note}>
                  {t('people', { count: peopleNumber, number: formatNumber(peopleNumber, language) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  );
}
