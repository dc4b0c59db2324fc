import { useTranslation } from 'react-i18next';
import type { ContributorDto, ProjectDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { StandaloneLink } from '../../../../shared/ui/actions/standalone-link';
import { PersonAvatar } from '../../../../shared/ui/layout/person-avatar';
import styles from './project.module.css';

interface Props {
  project: ProjectDto;
  showsPeople: boolean;
}

export function Project({ project, showsPeople }: Props) {
  const { t } = useTranslation('info');
  const language = useLanguage();
  const { name, description, contributors, peopleNumber } = project;
  const people = t('people', { count: peopleNumber, number: formatNumber(peopleNumber, language) });
  return (
    <li className={styles.project}>
      <h3 className={styles.name}>
        <StandaloneLink to={`/user/projects?open=${project.id}`}>{name}</StandaloneLink>
      </h3>
      <p className={styles.description}>{description}</p>
      {showsPeople ? (
        <>
          <p className={styles.count}>{people}</p>
          <ul className={styles.people}>
            {contributors.map((person) => (
              <li key={`${person.name} ${person.email}`} className={styles.person}>
                <PersonAvatar name={person.name} picture={person.avatar} size="small" />
                <span className={styles.words}>
                  <span>{person.name}</span>
                  <ContributorEmail person={person} />
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.team}>
          <span
            className={styles.pictures}
            data-tooltip={contributors.map((person) => person.name).join(', ')}
          >
            {contributors.map((person) => (
              <PersonAvatar
                key={`${person.name} ${person.email}`}
                name={person.name}
                picture={person.avatar}
                size="small"
              />
            ))}
          </span>
          {people}
        </p>
      )}
    </li>
  );
}

/** Prevents sending to an address that may belong to somebody else. */
function ContributorEmail({ person: { email, emailConfirmed } }: { person: ContributorDto }) {
  const { t } = useTranslation('info');
  if (emailConfirmed) return <a href={`mailto:${email}`}>{email}</a>;
  return email === '' ? null : (
    <span className={styles.unconfirmed}>{t('email.unconfirmed', { email })}</span>
  );
}
