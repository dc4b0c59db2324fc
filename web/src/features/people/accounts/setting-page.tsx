import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { session } from '../../../shared/session/session.store';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Tabs } from '../../../shared/ui/layout/tabs';
import { AccountPanel } from './components/account-panel';
import styles from './setting-page.module.css';
import { settingTabs, type SettingTab, settingView } from './setting-view';

interface Props {
  /** The content of each tab. Only that of the chosen one is rendered. */
  parts: Record<SettingTab, ReactNode>;
}

/** The account of the signed-in user, and what they can change about it. */
export const SettingPage = observer(function SettingPage({ parts }: Props) {
  const { t } = useTranslation(['accounts', 'shared']);
  const [{ tab }, changeView] = useUrlView(settingView);
  const { user } = session;
  return (
    <div className={styles.page}>
      <PageFrame title={t('shared:menu.user.setting')}>
        {user !== null && <AccountPanel user={user} />}
      </PageFrame>
      <div className={styles.sheet}>
        <Tabs
          label={t('tab.label')}
          tabs={settingTabs.map((key) => ({ key, label: t(`tab.${key}`) }))}
          chosen={tab}
          onChoose={(next) => {
            changeView({ tab: next });
          }}
        >
          {parts[tab]}
        </Tabs>
      </div>
    </div>
  );
});
