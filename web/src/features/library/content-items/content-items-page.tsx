import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListView } from '../../../shared/lists/use-list-view';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { may } from '../../../shared/session/permissions';
import { Button } from '../../../shared/ui/actions/button';
import { lazyPart } from '../../../shared/ui/feedback/lazy-part';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Pager } from '../../../shared/ui/pager/pager';
import { AuthorFilterStore } from './author-filter.store';
import { ItemFilters } from './components/item-filters';
import { ItemTable } from './components/item-table';
import styles from './content-items-page.module.css';
import { contentItemsQuery, contentItemView } from './content-items-view';
import { newContentItemList } from './content-items.store';

const ContentItemDrawer = lazyPart(async () => (await import('./content-item-drawer')).ContentItemDrawer);
const NewContentItem = lazyPart(async () => (await import('./new-content-item')).NewContentItem);

export const ContentItemsPage = observer(function ContentItemsPage() {
  const { t } = useTranslation(['content-items', 'shared']);
  const [store] = useState(newContentItemList);
  const [authors] = useState(() => new AuthorFilterStore());
  const [view, open] = useUrlView(contentItemView);
  const { list } = store;
  useEffect(() => store.follow(), [store]);
  const { query, narrow, pager } = useListView(list, contentItemsQuery);
  const close = () => {
    open(contentItemView.initial);
  };
  return (
    <PageFrame title={t('shared:menu.library.content')}>
      {may('createContentItem') && (
        <div className={styles.top}>
          <Button
            look="primary"
            onClick={() => {
              open({ form: 'new' });
            }}
          >
            {t('action.create')}
          </Button>
        </div>
      )}
      <ItemFilters
        query={query}
        authors={authors}
        busy={list.isLoading}
        onChange={narrow}
        onRefresh={() => void list.repeat()}
      />
      <ItemTable
        list={list}
        query={query}
        onQuery={narrow}
        onOpen={({ id }) => {
          open({ item: id });
        }}
      />
      <Pager {...pager} />
      {view.form === 'new' && may('createContentItem') && (
        <NewContentItem
          onSent={({ id }) => {
            open({ ...contentItemView.initial, item: id });
            store.changed();
            toasts.show({ kind: 'success', text: t('done.create') });
          }}
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
          onChanged={store.changed}
          onClose={close}
          onLost={close}
        />
      )}
    </PageFrame>
  );
});
