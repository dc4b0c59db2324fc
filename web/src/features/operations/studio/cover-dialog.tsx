import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgrammeDto } from '../../../api/generated/model';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../shared/ui/overlays/dialog-actions';
import { FileField } from '../../../shared/upload/file-field';
import { coverUpload, removeCover } from './programme-entry.store';
import type { StudioStore } from './studio.store';

interface Props {
  store: StudioStore;
  /** As it is now. */
  entry: ProgrammeDto;
  onClose: () => void;
}

/** Uploads the cover of an entry, or removes it. */
export const CoverDialog = observer(function CoverDialog({ store, entry, onClose }: Props) {
  const { t } = useTranslation(['studio', 'shared']);
  const close = (text: string) => {
    toasts.show({ kind: 'success', text });
    onClose();
  };
  const [upload] = useState(() =>
    coverUpload(store, entry.id, () => {
      close(t('programme.cover.changed'));
    }),
  );
  const remove = async () => {
    const isRemoved = await confirm({
      title: t('programme.cover.remove.title'),
      text: t('programme.cover.remove.text'),
      action: t('programme.cover.remove'),
      isIrreversible: true,
      run: () => removeCover(store, entry),
    });
    if (isRemoved) close(t('programme.cover.removed'));
  };
  const cancel = { label: t('shared:action.cancel'), onClick: onClose };
  const removal = { label: t('programme.cover.remove'), onClick: () => void remove() };
  return (
    <Dialog title={t('programme.cover.of', { name: entry.name })} onClose={onClose}>
      <FileField label={t('programme.cover.choose')} upload={upload} />
      <DialogActions secondary={entry.cover === '' ? [cancel] : [removal, cancel]} />
    </Dialog>
  );
});
