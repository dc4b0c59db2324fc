import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyDetailDto } from '../../../api/generated/model';
import { useTellMerge } from '../../../shared/forms/use-tell-merge';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { PolicyForm } from './components/record/policy-form';
import styles from './components/record/record.module.css';
import { RecordPanel } from './components/record/record-panel';
import { RecordSteps } from './components/record/record-steps';
import { useDrawerKeys } from './components/record/use-drawer-keys';
import type { RowActions } from './components/row-operations';
import { NEW_RECORD } from './policies.constants';
import type { PoliciesQuery, RecordView } from './policies-view';
import { usePolicyFields } from './policy-fields';
import { PolicyDrafts } from './policy-drafts';
import { PolicyItemsDrafts } from './policy-items-drafts';
import { PolicyRecordStore } from './policy-record.store';

interface Props {
  open: RecordView;
  query: PoliciesQuery;
  actions: RowActions;
  /** Number of changes so far: each change reloads the record. */
  changes: number;
  onTurn: (view: Partial<RecordView>) => void;
  onClose: () => void;
  onSaved: (policy: PolicyDetailDto, isNew: boolean) => void;
  /** The items of the record were saved. */
  onChanged: () => void;
}

/** The drawer to view, edit or create a record. The URL of the page says which one. */
export const PolicyDrawer = observer(function PolicyDrawer(props: Props) {
  const { open, query, actions, changes, onTurn, onClose, onSaved, onChanged } = props;
  const { record } = open;
  const { t } = useTranslation(['policies', 'shared']);
  const [store] = useState(() => new PolicyRecordStore());
  const [drafts] = useState(() => new PolicyDrafts());
  const [items] = useState(() => new PolicyItemsDrafts());
  const isNew = record === NEW_RECORD;

  useEffect(() => {
    if (!isNew) void store.show(Number(record), query);
    return store.stop;
  }, [store, record, isNew, query, changes]);

  const policy = isNew ? null : store.view.data;
  // The neighbors of a record just deleted or restored are not those of the table below.
  const isDeleted = policy !== null && policy.deletedTime !== null;
  const isBelow = isDeleted === (query.place === 'bin');
  const neighbours = isBelow ? policy : null;
  const hasForm = isNew || (policy !== null && String(policy.id) === record && actions.edit !== null);
  const edit = hasForm ? drafts.open(record, policy) : undefined;

  const turn = (id: number | null) => {
    if (id !== null) onTurn({ record: String(id) });
  };
  const leave = (to: 'close' | 'details') => {
    drafts.drop(record);
    if (to === 'close') {
      items.of(Number(record))?.discard();
      onClose();
    } else onTurn({ tab: 'details' });
  };
  const askToLeave = (to: 'close' | 'details') => {
    void (async () => {
      const question = { title: t('leave.title'), text: t('leave.text'), isIrreversible: true };
      const isDirty = edit?.form.isDirty === true || (to === 'close' && items.isDirty(Number(record)));
      const may =
        !isDirty || (await confirm({ ...question, action: t('leave.discard'), keep: t('leave.stay') }));
      if (may) leave(to);
    })();
  };
  const tellMerge = useTellMerge(usePolicyFields().label);
  const close = () => {
    askToLeave('close');
  };
  const saved = (stored: PolicyDetailDto) => {
    const merge = edit?.merge ?? null;
    drafts.drop(record);
    onSaved(stored, isNew);
    tellMerge(merge);
  };
  useDrawerKeys({
    next: () => {
      turn(neighbours?.nextId ?? null);
    },
    previous: () => {
      turn(neighbours?.previousId ?? null);
    },
  });

  return (
    <Dialog
      shape="sheet"
      title={isNew ? t('record.new') : (policy?.name ?? t('record.title'))}
      extra={!isNew && <RecordSteps policy={neighbours} onTurn={turn} />}
      onClose={close}
    >
      {isNew && edit && (
        <div className={styles.body}>
          <PolicyForm edit={edit} onSaved={saved} onCancel={close} />
        </div>
      )}
      {!isNew && (
        <RecordPanel
          store={store}
          tab={open.tab}
          actions={actions}
          edit={edit}
          items={items}
          onTab={(tab) => {
            onTurn({ tab });
          }}
          onSaved={saved}
          onChanged={onChanged}
          onCancel={() => {
            askToLeave('details');
          }}
        />
      )}
    </Dialog>
  );
});
