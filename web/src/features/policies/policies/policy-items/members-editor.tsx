import IconEmpty from '@arco-design/web-react/icon/react-icon/IconEmpty';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItemListItemDto } from '../../../../api/generated/model';
import { announce } from '../../../../shared/announcements/live-regions';
import { ClashNote } from '../../../../shared/forms/clash-note';
import { useDiscard } from '../../../../shared/forms/use-discard';
import { useLeaveGuard } from '../../../../shared/forms/use-leave-guard';
import { useTellMerge } from '../../../../shared/forms/use-tell-merge';
import { Button } from '../../../../shared/ui/actions/button';
import { Alert } from '../../../../shared/ui/feedback/alert';
import { InlineError } from '../../../../shared/ui/feedback/inline-error';
import { lazyPart } from '../../../../shared/ui/feedback/lazy-part';
import { StatePanel } from '../../../../shared/ui/feedback/state-panel';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import styles from './components/items.module.css';
import { MemberList } from './components/member-list';
import { type Member, memberOf, type Saved } from './member';
import { changesOf } from './member-order';
import type { MembersEditStore } from './members-edit.store';
import { PlaceDialog } from './place-dialog';
import type { PolicyItems } from './policy-items.store';
import { useChangesText } from './use-changes-text';

const ItemPickerDialog = lazyPart(async () => (await import('./item-picker-dialog')).ItemPickerDialog);

interface Props {
  store: MembersEditStore;
  items: PolicyItems;
  onSaved: (saved: Saved) => void;
}

/** The items of a set that are chosen by hand: which ones, and in which order. */
export const MembersEditor = observer(function MembersEditor({ store, items, onSaved }: Props) {
  const { t } = useTranslation(['policy-items', 'forms']);
  const { form, merging, members, refusals } = store;
  const { itemIds } = form.values;
  const [isPicking, setPicking] = useState(false);
  const [placed, setPlaced] = useState<Member | null>(null);
  const changesText = useChangesText();
  useLeaveGuard(form.isLostOnLeaving);
  const discard = useDiscard(form, store.discard);
  const tellMerge = useTellMerge(() => t('field.itemIds'));
  const closePicker = () => {
    setPicking(false);
  };
  const add = (chosen: readonly ContentItemListItemDto[]) => {
    closePicker();
    store.add(chosen.map(memberOf));
    announce(t('added', { count: chosen.length }));
  };
  const save = async () => {
    const saved = await store.save();
    if (saved === null) return;
    tellMerge(merging.merge);
    onSaved(saved);
  };
  return (
    <>
      <div className={styles.form}>
        <div>
          <Button
            onClick={() => {
              setPicking(true);
            }}
          >
            {t('add')}
          </Button>
        </div>
        {members.length === 0 ? (
          <StatePanel icon={<IconEmpty />} title={t('empty')}>
            {t('empty.text')}
          </StatePanel>
        ) : (
          <MemberList store={store} onPlace={setPlaced} />
        )}
      </div>
      {form.isDirty && (
        <DialogActions
          note={
            <>
              {refusals.size > 0 && <Alert>{t('refused')}</Alert>}
              {form.failure !== null && <InlineError error={form.failure} />}
              {form.conflict !== null && <Alert kind="warning">{t('forms:conflict')}</Alert>}
              <ClashNote
                merging={merging}
                labelOf={() => t('field.itemIds')}
                textOf={(_field, theirs) => changesText(changesOf(itemIds, theirs.itemIds))}
              />
              <p>{t('unsaved', { changes: changesText(store.changes) })}</p>
            </>
          }
          primary={{ label: t('save'), isBusy: form.isSending, onClick: () => void save() }}
          secondary={[{ label: t('discard'), onClick: discard }]}
        />
      )}
      {isPicking && (
        <ItemPickerDialog
          contentType={items.contentType}
          itemIds={itemIds}
          onAdd={add}
          onClose={closePicker}
          onLost={closePicker}
        />
      )}
      {placed !== null && (
        <PlaceDialog
          member={placed}
          place={itemIds.indexOf(placed.id) + 1}
          max={itemIds.length}
          onMove={(to) => {
            setPlaced(null);
            store.move(placed.id, to);
          }}
          onClose={() => {
            setPlaced(null);
          }}
        />
      )}
    </>
  );
});
