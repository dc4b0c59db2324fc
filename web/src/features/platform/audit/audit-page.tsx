import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListView } from '../../../shared/lists/use-list-view';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { FileButton } from '../../../shared/records/file-button';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Pager } from '../../../shared/ui/pager/pager';
import { auditQuery, entryView } from './audit-view';
import { auditFile, newAuditList } from './audit.store';
import { AuditFilters } from './components/audit-filters';
import { AuditTable } from './components/audit-table';
import { EntryDrawer } from './components/entry-drawer';
import styles from './audit-page.module.css';

export const AuditPage = observer(function AuditPage() {
  const { t } = useTranslation();
  const [list] = useState(newAuditList);
  const [{ entry }, open] = useUrlView(entryView);
  const { query, narrow, pager } = useListView(list, auditQuery);
  const opened = list.rows.find(({ id }) => id === entry);
  return (
    <PageFrame title={t('menu.list.audit')}>
      <AuditFilters
        query={query}
        busy={list.isLoading}
        onChange={narrow}
        onRefresh={() => void list.refresh()}
      />
      {(list.state === 'loading' || list.total > 0) && (
        <div className={styles.download}>
          <FileButton make={() => auditFile(query)} />
        </div>
      )}
      <AuditTable
        list={list}
        query={query}
        onQuery={narrow}
        onOpen={({ id }) => {
          open({ entry: id });
        }}
      />
      <Pager {...pager} />
      {opened !== undefined && (
        <EntryDrawer
          entry={opened}
          onClose={() => {
            open(entryView.initial);
          }}
        />
      )}
    </PageFrame>
  );
});
