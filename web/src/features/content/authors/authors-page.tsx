import { useTranslation } from 'react-i18next';
import { RecordsPage } from '../../../shared/records/records-page';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { AuthorDrawer } from './author-drawer';
import { newAccountPicker } from './author-pickers.store';
import { authorsQuery, authorView } from './authors-view';
import { newAuthorForm, newAuthorList, undo } from './authors.store';
import { AuthorFilters } from './components/author-filters';
import { AuthorTable } from './components/author-table';
import { NewAuthor } from './components/new-author';

export function AuthorsPage() {
  const { t } = useTranslation(['authors', 'shared']);
  return (
    <RecordsPage
      title={t('shared:menu.library.authors')}
      newList={newAuthorList}
      query={authorsQuery}
      view={authorView}
      name="author"
      keyOf={({ id }) => id}
      begin={[
        {
          operation: 'createAuthor',
          label: t('action.create'),
          form: ({ close, changed }) => (
            <NewAuthor
              makeForm={newAuthorForm}
              makePicker={newAccountPicker}
              onSent={(created) => {
                close();
                changed();
                undoable({
                  id: `author:${created.id}`,
                  text: t('done.create'),
                  undo: () => undo.create(created),
                });
              }}
              onClose={close}
            />
          ),
        },
      ]}
      filters={(props) => <AuthorFilters {...props} />}
      table={(props) => <AuthorTable {...props} />}
      drawer={(props) => <AuthorDrawer {...props} />}
    />
  );
}
