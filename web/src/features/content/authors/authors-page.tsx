import { useTranslation } from 'react-i18next';
import { FreshForm } from '../../../shared/forms/fresh-form';
import { RecordsPage } from '../../../shared/records/records-page';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { AuthorDrawer } from './author-drawer';
import { authorsQuery, authorView } from './authors-view';
import { newAuthorForm, newAuthorList, undo } from './authors.store';
import { AuthorDialog } from './author-dialog';
import { AuthorFilters } from './components/author-filters';
import { AuthorTable } from './components/author-table';

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
            <FreshForm make={newAuthorForm}>
              {(form) => (
                <AuthorDialog
                  form={form}
                  title={t('form.create')}
                  action={t('form.create.send')}
                  onSent={(created) => {
                    close();
                    changed();
                    undoable({
                      id: `author:${created.id}`,
                      text: t('done.create'),
                      undo: () => undo.create(created),
                    });
                  }}
                  onCancel={close}
                />
              )}
            </FreshForm>
          ),
        },
      ]}
      filters={(props) => <AuthorFilters {...props} />}
      table={(props) => <AuthorTable {...props} />}
      drawer={(props) => <AuthorDrawer {...props} />}
    />
  );
}
