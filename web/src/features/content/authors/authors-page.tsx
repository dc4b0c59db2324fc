import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListView } from '../../../shared/lists/use-list-view';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { may } from '../../../shared/session/permissions';
import { Button } from '../../../shared/ui/actions/button';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Pager } from '../../../shared/ui/pager/pager';
import { AuthorDrawer } from './author-drawer';
import { newAccountPicker } from './author-pickers.store';
import { authorsQuery, authorView } from './authors-view';
import { newAuthorForm, newAuthorList, undo } from './authors.store';
import { AuthorFilters } from './components/author-filters';
import { AuthorTable } from './components/author-table';
import styles from './components/author.module.css';
import { NewAuthor } from './components/new-author';

export const AuthorsPage = observer(function AuthorsPage() {
  const { t } = useTranslation(['authors', 'shared']);
  const [store] = useState(newAuthorList);
  const [view, open] = useUrlView(authorView);
  const { list } = store;
  useEffect(() => store.follow(), [store]);
  const { query, narrow, pager } = useListView(list, authorsQuery);
  const close = () => {
    open(authorView.initial);
  };
  return (
    <PageFrame title={t('shared:menu.library.authors')}>
      {may('createAuthor') && (
        <div className={styles.top}>
          <Button
            look="primary"
            onClick={() => {
              open({ new: 'yes' });
            }}
          >
            {t('action.create')}
          </Button>
        </div>
      )}
      <AuthorFilters
        query={query}
        busy={list.isLoading}
        onChange={narrow}
        onRefresh={() => void list.repeat()}
      />
      <AuthorTable
        list={list}
        query={query}
        onQuery={narrow}
        onOpen={({ id }) => {
          open({ author: id });
        }}
      />
      <Pager {...pager} />
      {view.new === 'yes' && may('createAuthor') && (
        <NewAuthor
          makeForm={newAuthorForm}
          makePicker={newAccountPicker}
          onSent={(created) => {
            close();
            store.changed();
            undoable({
              id: `author:${created.id}`,
              text: t('done.create'),
              undo: () => undo.create(created),
            });
          }}
          onClose={close}
        />
      )}
      {view.author !== 0 && (
        <AuthorDrawer
          key={view.author}
          id={view.author}
          changes={store.changes}
          onChanged={store.changed}
          onClose={close}
        />
      )}
    </PageFrame>
  );
});
