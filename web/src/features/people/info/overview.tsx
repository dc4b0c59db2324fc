import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ActivitiesCard } from './components/activities-card';
import { MembershipsCard } from './components/memberships-card';
import { NoticesCard } from './components/notices-card';
import { ProjectsCard } from './components/projects-card';
import { TeamsCard } from './components/teams-card';
import { VisitsCard } from './components/visits-card';
import styles from './info-page.module.css';
import type { InfoTab } from './info-view';
import type { InfoStore } from './info.store';

/** Everything at a glance. Each card loads on its own. */
export function Overview({ store }: { store: InfoStore }) {
  const { projects, teams, activities, visits, memberships, notices } = store;
  return (
    <div className={styles.overview}>
      <div className={styles.main}>
        <ProjectsCard resource={projects.resource} extra={<More tab="projects" />} onRetry={projects.load} />
        <ActivitiesCard resource={activities.resource} onRetry={activities.load} />
      </div>
      <div className={styles.rail}>
        <VisitsCard resource={visits.resource} onRetry={visits.load} />
        <MembershipsCard resource={memberships.resource} onRetry={memberships.load} />
        <TeamsCard resource={teams.resource} extra={<More tab="teams" />} onRetry={teams.load} />
        <NoticesCard resource={notices.resource} onRetry={notices.load} />
      </div>
    </div>
  );
}

function More({ tab }: { tab: Exclude<InfoTab, 'overview'> }) {
  const { t } = useTranslation('info');
  return (
    <Link to={{ search: `tab=${tab}` }} className={styles.more}>
      {t(`more.${tab}`)}
    </Link>
  );
}
