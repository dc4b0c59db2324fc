import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveMethod, ProgrammeDto } from '../../../api/generated/model';
import type { MergingStore } from '../../../shared/forms/merging.store';
import { Button } from '../../../shared/ui/actions/button';
import { EmptyState } from '../../../shared/ui/feedback/empty-state';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { ProgrammeDialog } from './components/programme-dialog';
import { ProgrammeTable } from './components/programme-table';
import { CoverDialog } from './cover-dialog';
import styles from './live-method-card.module.css';
import { editedEntry, newEntryForm, restoreEntry, undoEdit } from './programme-entry.store';
import type { ProgrammeForm, ProgrammeValues } from './programme-form';
import type { StudioStore } from './studio.store';

interface Props {
  store: StudioStore;
  /** Of all live methods. */
  programmes: ProgrammeDto[];
  method: LiveMethod;
}

type Opened =
  | { kind: 'add'; form: ProgrammeForm }
  | { kind: 'edit'; before: ProgrammeDto; merging: MergingStore<ProgrammeValues, ProgrammeDto[]> }
  | { kind: 'cover'; id: string };

/** The programme of a live method with all that can be done with its entries. */
export const ProgrammeView = observer(function ProgrammeView({ store, programmes, method }: Props) {
  const { t } = useTranslation('studio');
  const [opened, setOpened] = useState<Opened | null>(null);
  const below = useRef<HTMLDivElement>(null);
  // The same list while nothing changes, so that a moved entry keeps the focus.
  const entries = useMemo(() => programmes.filter((one) => one.method === method), [programmes, method]);
  const close = () => {
    setOpened(null);
  };
  const remove = async (entry: ProgrammeDto) => {
    if ((await store.remove(entry)) === null) return;
    // Its menu had the focus, and is gone.
    below.current?.querySelector('button')?.focus();
    undoable({
      id: `programme:${entry.id}`,
      text: t('programme.removed', { name: entry.name }),
      undo: () => restoreEntry(store, entry),
    });
  };
  const edited = (before: ProgrammeDto, now: ProgrammeDto[]) => {
    const version = now.find(({ id }) => id === before.id)?.version ?? before.version;
    undoable({
      id: `programme:${before.id}`,
      text: t('programme.saved'),
      undo: () => undoEdit(store, before, version),
    });
  };
  const covered = opened?.kind === 'cover' ? programmes.find(({ id }) => id === opened.id) : undefined;
  return (
    <>
      {entries.length === 0 ? (
        <EmptyState title={t('programme.empty')}>{t('programme.empty.text')}</EmptyState>
      ) : (
        <ProgrammeTable
          label={t(`method.${method}`)}
          entries={entries}
          busy={store.busy}
          onJudge={(entry, action) => void store.judge(entry, action)}
          onMove={(entry, direction) => void store.move(entry, direction)}
          onPlace={(entry, place) => void store.place(entry, place)}
          onEdit={(entry) => {
            setOpened({ kind: 'edit', before: entry, merging: editedEntry(store, entry) });
          }}
          onCover={({ id }) => {
            setOpened({ kind: 'cover', id });
          }}
          onRemove={(entry) => void remove(entry)}
        />
      )}
      <div ref={below} className={styles.add}>
        <Button
          onClick={() => {
            setOpened({ kind: 'add', form: newEntryForm(store, method) });
          }}
        >
          {t('programme.add')}
        </Button>
      </div>
      {opened?.kind === 'add' && (
        <ProgrammeDialog
          form={opened.form}
          title={t('programme.add.title', { method: t(`method.${method}`) })}
          action={t('programme.add.send')}
          onSent={() => {
            close();
            toasts.show({ kind: 'success', text: t('programme.added') });
          }}
          onCancel={close}
        />
      )}
      {opened?.kind === 'edit' && (
        <ProgrammeDialog
          form={opened.merging.form}
          merging={opened.merging}
          title={t('programme.edit.title')}
          action={t('programme.save')}
          onSent={(now) => {
            close();
            edited(opened.before, now);
          }}
          onCancel={close}
        />
      )}
      {covered && <CoverDialog store={store} entry={covered} onClose={close} />}
    </>
  );
});
