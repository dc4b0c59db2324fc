import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageQuery } from '../lists/page-query';
import { lazyPart } from '../ui/feedback/lazy-part';
import { confirm } from '../ui/overlays/confirm';
import type { Saved, StoredView } from './saved-view';
import type { ArrangedTable } from './use-table-view';
import { ViewsButton } from './views-button';

const ViewDialog = lazyPart(async () => (await import('./view-dialog')).ViewDialog);

interface Props<Query extends PageQuery, Key extends string, View extends StoredView<Key>> {
  arranged: ArrangedTable<Query, Key, View>;
  query: Query;
}

export const TableViews = observer(function TableViews<
  Query extends PageQuery,
  Key extends string,
  View extends StoredView<Key>,
>({ arranged, query }: Props<Query, Key, View>) {
  const { store, layout, openedId, open: onOpen, leave: onLeave } = arranged;
  const { view } = layout;
  const { t } = useTranslation('saved-views');
  const [edited, setEdited] = useState<Saved<View> | 'new' | null>(null);
  const remove = ({ id, name }: Saved<View>) => {
    void confirm({
      title: t('views.remove.title', { name }),
      text: t('views.remove.text'),
      action: t('action.delete'),
      isIrreversible: true,
      run: () => store.remove(id),
    });
  };
  const close = () => {
    setEdited(null);
  };
  const { saved: views } = store;
  const active = views.active(store.views.data ?? [], openedId, query, view);
  const known = edited === 'new' ? null : edited;
  return (
    <>
      <ViewsButton
        views={store.views.data}
        active={active}
        onOpen={onOpen}
        onLeave={onLeave}
        onUpdate={(saved) => void store.save(views.toSaved(saved, query, view), saved.id)}
        onEdit={(saved) => {
          setEdited(saved ?? 'new');
        }}
        onRemove={remove}
      />
      {edited !== null && (
        <ViewDialog
          view={known}
          onSave={async (name) => {
            if (known === null) onOpen(await store.save(views.toSaved(name, query, view)), true);
            else await store.save({ ...withoutId(known), ...name }, known.id);
          }}
          onClose={close}
          onLost={close}
        />
      )}
    </>
  );
}) as <Query extends PageQuery, Key extends string, View extends StoredView<Key>>(
  props: Props<Query, Key, View>,
) => ReactNode;

function withoutId<View>({ id: _id, ...stored }: Saved<View>): View {
  return stored as View;
}
