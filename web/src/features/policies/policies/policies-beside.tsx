import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationId } from '../../../api/generated/model/access';
import { may } from '../../../shared/session/permissions';
import { lazyPart } from '../../../shared/ui/feedback/lazy-part';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import type { RowActions } from './components/row-operations';
import { IMPORT, NEW_RECORD, RECENT } from './policies.constants';
import type { PoliciesQuery, RecordView } from './policies-view';
import type { PoliciesStore } from './policies.store';

const PolicyDrawer = lazyPart(async () => (await import('./policy-drawer')).PolicyDrawer);
const PolicyImportDrawer = lazyPart(async () => (await import('./policy-import-drawer')).PolicyImportDrawer);
const PolicyOperationsDrawer = lazyPart(
  async () => (await import('./policy-operations-drawer')).PolicyOperationsDrawer,
);
const ShortcutsDialog = lazyPart(async () => (await import('./components/shortcuts-dialog')).ShortcutsDialog);

/** The operation that each drawer requires. */
const NEEDED: Partial<Record<string, OperationId>> = {
  [NEW_RECORD]: 'createPolicy',
  [IMPORT]: 'uploadPolicyImport',
  [RECENT]: 'listPolicyOperations',
};

interface Props {
  open: RecordView;
  store: PoliciesStore;
  query: PoliciesQuery;
  actions: RowActions;
  isHelpOpen: boolean;
  onTurn: (view: Partial<RecordView>) => void;
  onClose: () => void;
  onHelp: (isOpen: boolean) => void;
}

/** The drawers and dialogs of the table, loaded on demand. */
export const PoliciesBeside = observer(function PoliciesBeside(props: Props) {
  const { open, store, query, actions, isHelpOpen, onTurn, onClose, onHelp } = props;
  const { t } = useTranslation('policies');
  const needed = NEEDED[open.record];
  const shown = needed === undefined || may(needed) ? open.record : '';
  const closeHelp = () => {
    onHelp(false);
  };
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  /** After an answer that may be late: nobody is taken from where they went meanwhile. */
  const showSaved = (id: number, isNew: boolean) => {
    const now = latest.current;
    const isStillThere = isNew
      ? now.open.record === NEW_RECORD
      : now.open.record === String(id) && now.open.tab === 'edit';
    if (isStillThere) now.onTurn({ record: String(id), tab: 'details' });
  };
  return (
    <>
      {shown !== '' && shown !== IMPORT && shown !== RECENT && (
        <PolicyDrawer
          open={open}
          query={query}
          actions={actions}
          changes={store.changes}
          onTurn={onTurn}
          onClose={onClose}
          onLost={onClose}
          onSaved={({ id, name }, isNew) => {
            const choose = {
              label: t('done.create.items'),
              run: () => {
                latest.current.onTurn({ record: String(id), tab: 'items' });
              },
            };
            toasts.show({
              kind: 'success',
              text: t(isNew ? 'done.create' : 'done.edit', { name }),
              ...(isNew && { action: choose }),
            });
            showSaved(id, isNew);
            void store.changed();
          }}
          onChanged={() => void store.changed()}
        />
      )}
      {shown === IMPORT && (
        <PolicyImportDrawer
          changes={store.changes}
          id={open.import}
          onImport={(id) => {
            onTurn({ import: id });
          }}
          onChanged={() => void store.changed()}
          onRecent={() => {
            onTurn({ record: RECENT, import: '' });
          }}
          onClose={onClose}
          onLost={onClose}
        />
      )}
      {shown === RECENT && (
        <PolicyOperationsDrawer
          changes={store.changes}
          onChanged={() => void store.changed()}
          onClose={onClose}
          onLost={onClose}
        />
      )}
      {isHelpOpen && (
        <ShortcutsDialog maySelect={actions.changes !== null} onClose={closeHelp} onLost={closeHelp} />
      )}
    </>
  );
});
