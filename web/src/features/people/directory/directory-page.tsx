import { useTranslation } from 'react-i18next';
import type { GroupKind } from '../../../api/generated/model';
import { listGroupsLimits } from '../../../api/generated/model/limits/directory';
import { FreshForm } from '../../../shared/forms/fresh-form';
import { RecordsPage } from '../../../shared/records/records-page';
import { SearchFilters } from '../../../shared/records/search-filters';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { GroupTable } from './components/group-table';
import { groupsQuery, groupView, unfiltered } from './directory-view';
import { memberRoles, states } from './directory.constants';
import { newGroupForm, newGroupList } from './directory.store';
import { GroupDrawer } from './group-drawer';
import { GroupFormDialog } from './group-form-dialog';

/** Projects and teams are the same but for their texts, and the team of a project. */
export function DirectoryPage({ kind }: { kind: GroupKind }) {
  const { t } = useTranslation(['directory', 'shared']);
  return (
    <RecordsPage
      title={t(`shared:menu.user.${kind}`)}
      newList={() => newGroupList(kind)}
      query={groupsQuery}
      view={groupView}
      name="open"
      keyOf={({ id }) => id}
      begin={[
        {
          operation: 'createGroup',
          label: t(`${kind}.create`),
          form: ({ close, changed, open }) => (
            <FreshForm make={() => newGroupForm(kind)}>
              {(form) => (
                <GroupFormDialog
                  kind={kind}
                  form={form}
                  title={t(`${kind}.create`)}
                  action={t(`${kind}.create`)}
                  onSent={({ id }) => {
                    toasts.show({ kind: 'success', text: t(`${kind}.done.create`) });
                    changed();
                    // The next step is to say who takes part.
                    open(id);
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
          maxLength={listGroupsLimits.search.maxLength}
          choices={{
            ownRole: {
              label: t('column.ownRole'),
              choices: memberRoles,
              textOf: (role) => t(`role.${role}`),
            },
            state: { label: t('column.state'), choices: states, textOf: (state) => t(`state.${state}`) },
          }}
        />
      )}
      table={(props) => <GroupTable kind={kind} {...props} />}
      drawer={(props) => <GroupDrawer kind={kind} {...props} />}
    />
  );
}
