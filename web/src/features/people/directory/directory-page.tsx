import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupKind } from '../../../api/generated/model';
import { FreshForm } from '../../../shared/forms/fresh-form';
import { useListView } from '../../../shared/lists/use-list-view';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { may } from '../../../shared/session/permissions';
import { Button } from '../../../shared/ui/actions/button';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { Pager } from '../../../shared/ui/pager/pager';
import styles from './components/directory.module.css';
import { GroupFilters } from './components/group-filters';
import { GroupFormDialog } from './group-form-dialog';
import { GroupTable } from './components/group-table';
import { groupsQuery, groupView } from './directory-view';
import { newGroupForm, newGroupList } from './directory.store';
import { GroupDrawer } from './group-drawer';

/** Projects and teams are the same but for their texts, and the team of a project. */
export const DirectoryPage = observer(function DirectoryPage({ kind }: { kind: GroupKind }) {
  const { t } = useTranslation(['directory', 'shared']);
  const [store] = useState(() => newGroupList(kind));
  const [view, open] = useUrlView(groupView);
  const { list } = store;
  useEffect(() => store.follow(), [store]);
  const { query, narrow, pager } = useListView(list, groupsQuery);
  const close = () => {
    open(groupView.initial);
  };
  return (
    <PageFrame title={t(`shared:menu.user.${kind}`)}>
      {may('createGroup') && (
        <div className={styles.top}>
          <Button
            look="primary"
            onClick={() => {
              open({ new: 'yes' });
            }}
          >
            {t(`${kind}.create`)}
          </Button>
        </div>
      )}
      <GroupFilters
        query={query}
        busy={list.isLoading}
        onChange={narrow}
        onRefresh={() => void list.repeat()}
      />
      <GroupTable
        kind={kind}
        list={list}
        query={query}
        onQuery={narrow}
        onOpen={({ id }) => {
          open({ open: id });
        }}
      />
      <Pager {...pager} />
      {view.new === 'yes' && may('createGroup') && (
        <FreshForm make={() => newGroupForm(kind)}>
          {(form) => (
            <GroupFormDialog
              kind={kind}
              form={form}
              title={t(`${kind}.create`)}
              action={t(`${kind}.create`)}
              onSent={(created) => {
                toasts.show({ kind: 'success', text: t(`${kind}.done.create`) });
                store.changed();
                // The next step is to say who takes part.
                open({ ...groupView.initial, open: created?.id ?? 0 });
              }}
              onCancel={close}
            />
          )}
        </FreshForm>
      )}
      {view.open !== 0 && (
        <GroupDrawer
          key={view.open}
          kind={kind}
          id={view.open}
          changes={store.changes}
          onChanged={store.changed}
          onClose={close}
        />
      )}
    </PageFrame>
  );
});
