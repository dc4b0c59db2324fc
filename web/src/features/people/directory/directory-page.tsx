import { useTranslation } from 'react-i18next';
import type { GroupKind } from '../../../api/generated/model';
import { FreshForm } from '../../../shared/forms/fresh-form';
import { RecordsPage } from '../../../shared/records/records-page';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { GroupFilters } from './components/group-filters';
import { GroupTable } from './components/group-table';
import { groupsQuery, groupView } from './directory-view';
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
      filters={(props) => <GroupFilters {...props} />}
      table={(props) => <GroupTable kind={kind} {...props} />}
      drawer={(props) => <GroupDrawer kind={kind} {...props} />}
    />
  );
}
