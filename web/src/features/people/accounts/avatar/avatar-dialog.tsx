import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../../../../shared/session/session.store';
import { Alert } from '../../../../shared/ui/feedback/alert';
import { toasts } from '../../../../shared/ui/feedback/toasts.store';
import { confirm } from '../../../../shared/ui/overlays/confirm';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import { FileZone } from '../../../../shared/upload/file-zone';
import { UploadStatus } from '../../../../shared/upload/upload-status';
import { AVATAR_FILE } from './avatar.constants';
import { AvatarEditorStore, removeOwnAvatar } from './avatar-editor.store';
import { CropStep } from './crop-step';

/** Chooses a picture, crops it and uploads it. */
export const AvatarDialog = observer(function AvatarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'shared']);
  const close = (text: string) => {
    toasts.show({ kind: 'success', text });
    onClose();
  };
  const [store] = useState(
    () =>
      new AvatarEditorStore(() => {
        close(t('avatar.changed'));
      }),
  );
  useEffect(() => store.discard, [store]);

  const remove = async () => {
    const isRemoved = await confirm({
      title: t('avatar.remove.title'),
      text: t('avatar.remove.text'),
      action: t('avatar.remove'),
      isIrreversible: true,
      run: removeOwnAvatar,
    });
    if (isRemoved) close(t('avatar.removed'));
  };

  const { picture, isUndrawable, upload } = store;
  const cancel = { label: t('shared:action.cancel'), onClick: onClose };
  const removal = { label: t('avatar.remove'), onClick: () => void remove() };
  return (
    <Dialog title={t('avatar.title')} onClose={onClose}>
      {picture === null ? (
        <>
          <FileZone label={t('avatar.choose')} rule={AVATAR_FILE} onTake={store.choose} />
          <DialogActions secondary={session.user?.avatar === '' ? [cancel] : [removal, cancel]} />
        </>
      ) : (
        <CropStep
          key={picture}
          picture={picture}
          isSending={upload.isBusy}
          onUnreadable={() => void store.refuse()}
          onUse={(draw) => void store.send(draw)}
          onBack={store.discard}
        />
      )}
      <UploadStatus upload={upload} />
      {isUndrawable && <Alert>{t('avatar.undrawable')}</Alert>}
    </Dialog>
  );
});
