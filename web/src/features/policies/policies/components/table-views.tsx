import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyViewSavedDto } from '../../../../api/generated/model';
import { lazyPart } from '../../../../shared/ui/feedback/lazy-part';
import { confirm } from '../../../../shared/ui/overlays/confirm';
import type { PolicyTableStore } from '../policy-table.store';
import type { PoliciesQuery, TableView } from '../policies-view';
import { isShowing, toSavedView } from '../saved-view';
import { ViewsButton } from './views-button';

const ViewDialog = lazyPart(async () => (await import('./view-dialog')).ViewDialog);

interface Props {
  store: PolicyTableStore;
  query: PoliciesQuery;
  view: TableView;
  onOpen: (view: PolicyViewSavedDto) => void;
}

export const TableViews = observer(function TableViews({ store, query, view, onOpen }: Props) {
  const { t } = useTranslation('policies');
  const [edited, setEdited] = useState<PolicyViewSavedDto | 'new' | null>(null);
  const remove = ({ id, name }: PolicyViewSavedDto) => {
    void confirm({
      title: t('views.remove.title', { name }),
      text: t('views.remove.text'),
      action: t('action.delete'),
      run: () => store.remove(id),
    });
  };
  const close = () => {
    setEdited(null);
  };
  const known = edited === 'new' ? null : edited;
  return (
    <>
      <ViewsButton
        views={store.views.data ?? []}
        isShowing={(saved) => isShowing(saved, query, view)}
        onOpen={onOpen}
        onEdit={(saved) => {
          setEdited(saved ?? 'new');
        }}
        onRemove={remove}
      />
      {edited !== null && (
        <ViewDialog
          view={known}
          onSave={(name) =>
            known === null
              ? store.save(toSavedView(name, query, view))
              : store.save({ ...contentOf(known), ...name }, known.id)
          }
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
