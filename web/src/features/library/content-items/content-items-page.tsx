import IconHistory from '@arco-design/web-react/icon/react-icon/IconHistory';
import IconUpload from '@arco-design/web-react/icon/react-icon/IconUpload';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListView } from '../../../shared/lists/use-list-view';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { changeContentItemsDtoLimits as limits } from '../../../api/generated/model/limits/content-items';
import { BulkBar } from '../../../shared/bulk/bulk-bar';
import { saveFile } from '../../../shared/lib/save-file';
import { DownloadButton } from '../../../shared/saved-views/download-button';
import { TableToolbar } from '../../../shared/saved-views/table-toolbar';
import { useTableView } from '../../../shared/saved-views/use-table-view';
import { may } from '../../../shared/session/permissions';
import { Button } from '../../../shared/ui/actions/button';
import { IconButton } from '../../../shared/ui/actions/icon-button';
import { lazyPart } from '../../../shared/ui/feedback/lazy-part';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Pager } from '../../../shared/ui/pager/pager';
import { AuthorFilterStore } from './author-filter.store';
import { ItemFilters } from './components/item-filters';
import { ItemTable } from './components/item-table';
import { useBulkChanges } from './use-bulk-changes';
import styles from '../../../shared/saved-views/table-controls.module.css';
import { contentItemsQuery, contentItemView } from './content-items-view';
import { downloadItems, newContentItemList, newContentTable } from './content-items.store';

const ContentItemDrawer = lazyPart(async () => (await import('./content-item-drawer')).ContentItemDrawer);
const ContentImportDrawer = lazyPart(
  async () => (await import('./content-import-drawer')).ContentImportDrawer,
);
const ContentOperationsDrawer = lazyPart(
  async () => (await import('./content-operations-drawer')).ContentOperationsDrawer,
);
const NewContentItem = lazyPart(async () => (await import('./new-content-item')).NewContentItem);

export const ContentItemsPage = observer(function ContentItemsPage() {
  const { t } = useTranslation(['content-items', 'bulk', 'shared']);
  const [store] = useState(newContentItemList);
  const [authors] = useState(() => new AuthorFilterStore());
  const [table] = useState(newContentTable);
  const arranged = useTableView(table);
  const { layout } = arranged;
  const [view, open] = useUrlView(contentItemView);
  // A form that is done stays behind: going back does not open it again.
  const [, leave] = useUrlView(contentItemView, { replace: true });
  const { list } = store;
  useEffect(() => store.follow(), [store]);
  const { query, narrow, pager } = useListView(list, contentItemsQuery);
  const { selection, actions } = useBulkChanges(list, store.changed);
  const create = () => {
    open({ form: 'new' });
  };
  const close = () => {
    open(contentItemView.initial);
  };
  return (
    <PageFrame title={t('shared:menu.library.content')}>
      <div className={styles.controls}>
        <ItemFilters
          query={query}
          authors={authors}
          busy={list.isLoading}
          onChange={narrow}
          onRefresh={() => void list.repeat()}
        />
        {selection !== null && selection.count > 0 ? (
          <BulkBar
            selection={selection}
            label={t('bulk.label')}
            most={limits.ids.maxItems}
            hasEverything
            actions={actions}
          />
        ) : (
          <TableToolbar
            arranged={arranged}
            query={query}
            titleOf={(key) => t(`column.${key}`)}
            primary={may('createContentItem') ? { label: t('action.create'), onClick: create } : undefined}
            onRefresh={() => void list.repeat()}
          >
            {may('uploadContentImport') && (
              <Button
                onClick={() => {
                  open({ form: 'import' });
                }}
              >
                <IconUpload />
                {t('action.import')}
              </Button>
            )}
            <DownloadButton
              onDownload={(format) =>
                void downloadItems(format, query, layout.view).then(saveFile, () => undefined)
              }
            />
            {may('listContentOperations') && (
              <IconButton
                label={t('bulk:recent')}
                onClick={() => {
                  open({ form: 'recent' });
                }}
              >
                <IconHistory />
              </IconButton>
            )}
          </TableToolbar>
        )}
      </div>
      <ItemTable
        list={list}
        query={query}
        layout={layout}
        selection={selection}
        onQuery={narrow}
        onOpen={({ id }) => {
          open({ item: id });
        }}
      />
      <Pager {...pager} />
      {view.form === 'new' && may('createContentItem') && (
        <NewContentItem
          onSent={({ id }) => {
            leave({ ...contentItemView.initial, item: id });
            store.changed();
            toasts.show({ kind: 'success', text: t('done.create') });
          }}
          onClose={close}
          onLost={close}
        />
      )}
      {view.form === 'import' && may('uploadContentImport') && (
        <ContentImportDrawer
          id={view.import}
          changes={store.changes}
          onImport={(id) => {
            open({ import: id });
          }}
          onChanged={store.changed}
          onRecent={() => {
            open({ form: 'recent', import: '' });
          }}
          onClose={close}
          onLost={close}
        />
      )}
      {view.form === 'recent' && may('listContentOperations') && (
        <ContentOperationsDrawer
          changes={store.changes}
          onChanged={store.changed}
          onClose={close}
          onLost={close}
        />
      )}
      {view.item !== 0 && (
        <ContentItemDrawer
          key={view.item}
          view={view}
          changes={store.changes}
          onView={open}
          onLeave={leave}
          onChanged={store.changed}
          onClose={close}
          onLost={close}
        />
      )}
    </PageFrame>
  );
});
