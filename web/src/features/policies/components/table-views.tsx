import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyViewSavedDto } from '../../../api/generated/model';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import type { PolicyTableStore } from '../policy-table.store';
import type { PoliciesQuery, TableView } from '../policies-view';
import { isShowing, toSavedView } from '../saved-view';
import { ViewsButton } from './views-button';

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog')).ViewDialog }));

interface Props {
  store: PolicyTableStore;
  query: PoliciesQuery;
  view: TableView;
  onOpen: (view: PolicyViewSavedDto) => void;
}

export const TableViews = observer(function TableViews({ store, query, view, onOpen }: Props) {
  const { t } = useTranslation('policies');
  const [edited, setEdited] = useState<PolicyViewSavedDto | 'new' | null>(null);
  const [removed, setRemoved] = useState<PolicyViewSavedDto | null>(null);
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
        onRemove={setRemoved}
      />
      <Suspense fallback={null}>
        {edited !== null && (
          <ViewDialog
            view={known}
            onSave={(name) =>
              known === null
                ? store.save(toSavedView(name, query, view))
                : store.save({ ...contentOf(known), ...name }, known.id)
            }
            onClose={() => {
              setEdited(null);
            }}
          />
        )}
      </Suspense>
      {removed && (
        <ConfirmDialog
          title={t('views.remove.title', { name: removed.name })}
          text={t('views.remove.text')}
          confirm={t('action.delete')}
          onConfirm={() => {
            setRemoved(null);
            store.remove(removed.id).catch(() => undefined);
          }}
          onCancel={() => {
            setRemoved(null);
          }}
        />
      )}
    </>
  );
});

/** All that is stored of a view but its key. */
function contentOf({ filter, sort, order, columns, density }: PolicyViewSavedDto) {
  return { filter, sort, order, columns, density };
}
