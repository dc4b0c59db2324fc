import { useTranslation } from 'react-i18next';
import { listAuthorsLimits } from '../../../api/generated/model/limits/authors';
import { FreshForm } from '../../../shared/forms/fresh-form';
import { RecordsPage } from '../../../shared/records/records-page';
import { SearchFilters } from '../../../shared/records/search-filters';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { AuthorDrawer } from './author-drawer';
import { authorsQuery, authorView, unfiltered } from './authors-view';
import { otherStates } from './authors.constants';
import { newAuthorForm, newAuthorList, undo } from './authors.store';
import { AuthorDialog } from './author-dialog';
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
      filters={(props) => (
        <SearchFilters
          {...props}
          unfiltered={unfiltered}
          hint={t('filter.search.hint')}
          maxLength={listAuthorsLimits.search.maxLength}
          choices={{
            state: {
              label: t('column.state'),
              all: t('state.active'),
              choices: otherStates,
              textOf: (state) => t(`state.${state}`),
            },
          }}
        />
      )}
      table={(props) => <AuthorTable {...props} />}
      drawer={(props) => <AuthorDrawer {...props} />}
    />
  );
}
