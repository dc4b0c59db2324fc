import { useTranslation } from 'react-i18next';
import type { ProjectDto } from '../../../../api/generated/model';
import { may } from '../../../../shared/session/permissions';
import type { CardProps } from './card-props';
import { ListCard } from './list-card';
import { Project } from './project';
import styles from './projects-card.module.css';

interface Props extends CardProps<ProjectDto[]> {
  /** With the names and addresses of the people, not only their pictures. */
  showsPeople?: boolean;
}

export function ProjectsCard({ showsPeople = false, ...card }: Props) {
  const { t } = useTranslation('info');
  return (
    <ListCard
      {...card}
      title={t('projects')}
      height="18rem"
      empty={{
        title: t('projects.empty'),
        text: t(may('createGroup') ? 'projects.empty.create' : 'projects.empty.text'),
      }}
    >
      {(projects) => (
        <ul className={styles.projects}>
          {projects.map((project) => (
            <Project key={project.id} project={project} showsPeople={showsPeople} />
          ))}
        </ul>
      )}
    </ListCard>
  );
}
