import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grants } from '../../../shared/grants/grants';
import { useListView } from '../../../shared/lists/use-list-view';
import { may } from '../../../shared/session/permissions';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Pager } from '../../../shared/ui/pager/pager';
import { RightFilters } from './components/right-filters';
import { RightTable } from './components/right-table';
import styles from './components/right.module.css';
import { rightsQuery } from './rights-view';
import { newRightsList } from './rights.store';

/** Who may do what, and why somebody may not. Nothing can be changed here. */
export const RightsPage = observer(function RightsPage() {
  const { t } = useTranslation(['rights', 'shared']);
  const [{ live, follow }] = useState(newRightsList);
  const { list } = live;
  useEffect(() => follow(), [follow]);
  const { query, narrow, pager } = useListView(list, rightsQuery);
  return (
    <PageFrame title={t('shared:menu.list.rights')}>
      <p className={styles.intro}>{t('intro')}</p>
      <RightFilters
        query={query}
        busy={list.isLoading}
        onChange={narrow}
        onRefresh={() => void list.repeat()}
      />
      <RightTable list={list} query={query} onQuery={narrow} />
      <Pager {...pager} />
      {may('listGrants') && <Grants heading="h2" changes={live.changes} />}
    </PageFrame>
  );
});
