import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { session } from '../../../shared/session/session.store';
import { Tabs } from '../../../shared/ui/layout/tabs';
import { ProfileHeader } from './components/profile-header';
import { ProjectsCard } from './components/projects-card';
import { TeamsCard } from './components/teams-card';
import styles from './info-page.module.css';
import { infoTabs, infoView } from './info-view';
import { InfoStore } from './info.store';
import { Overview } from './overview';

/** The page of the signed-in person: who they are, and where they take part. */
export const InfoPage = observer(function InfoPage() {
  const { t } = useTranslation('info');
  const [{ tab }, changeView] = useUrlView(infoView);
  const [store] = useState(() => new InfoStore());
  useEffect(() => store.start(), [store]);
  const { user } = session;
  const { projects, teams } = store;
  return (
    <div className={styles.page}>
      {user !== null && <ProfileHeader user={user} />}
      <div>
        <Tabs
          label={t('tabs')}
          tabs={infoTabs.map((key) => ({ key, label: t(`tab.${key}`) }))}
          chosen={tab}
          onChoose={(next) => {
            changeView({ tab: next });
          }}
        >
          {tab === 'overview' && <Overview store={store} />}
          {tab === 'projects' && (
            <ProjectsCard resource={projects.resource} showsPeople onRetry={projects.load} />
          )}
          {tab === 'teams' && <TeamsCard resource={teams.resource} isWide onRetry={teams.load} />}
        </Tabs>
      </div>
    </div>
  );
});
