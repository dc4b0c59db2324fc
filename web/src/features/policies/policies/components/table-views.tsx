import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyViewSavedDto } from '../../../../api/generated/model';
import { lazyPart } from '../../../../shared/ui/feedback/lazy-part';
import { confirm } from '../../../../shared/ui/overlays/confirm';
import type { PolicyTableStore } from '../policy-table.store';
import type { PoliciesQuery, TableView } from '../policies-view';
import { activeView, toSavedView } from '../saved-view';
import { ViewsButton } from './views-button';

const ViewDialog = lazyPart(async () => (await import('./view-dialog')).ViewDialog);

interface Props {
  store: PolicyTableStore;
  query: PoliciesQuery;
  view: TableView;
  /** From the URL; empty for none. */
  openedId: string;
  onOpen: (view: PolicyViewSavedDto, replace?: boolean) => void;
  onLeave: () => void;
}

export const TableViews = observer(function TableViews(props: Props) {
  const { store, query, view, openedId, onOpen, onLeave } = props;
  const { t } = useTranslation('policies');
  const [edited, setEdited] = useState<PolicyViewSavedDto | 'new' | null>(null);
  const remove = ({ id, name }: PolicyViewSavedDto) => {
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
  const active = activeView(store.views.data ?? [], openedId, query, view);
  const known = edited === 'new' ? null : edited;
  return (
    <>
      <ViewsButton
        views={store.views.data ?? []}
        active={active}
        onOpen={onOpen}
        onLeave={onLeave}
        onUpdate={(saved) => void store.save(toSavedView(saved, query, view), saved.id)}
        onEdit={(saved) => {
          setEdited(saved ?? 'new');
        }}
        onRemove={remove}
      />
      {edited !== null && (
        <ViewDialog
          view={known}
          onSave={async (name) => {
            if (known === null) onOpen(await store.save(toSavedView(name, query, view)), true);
            else await store.save({ ...contentOf(known), ...name }, known.id);
          }}
          onClose={close}
          onLost={close}
        />
      )}
    </>
  );
});

/** All stored fields of a view except its key. */
function contentOf({ filter, sort, order, columns, density }: PolicyViewSavedDto) {
  return { filter, sort, order, columns, density };
}
