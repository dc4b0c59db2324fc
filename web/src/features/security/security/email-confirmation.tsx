import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { session } from '../../../shared/session/session.store';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { confirmationOf } from './components/email-hint';
import { SecurityDialogs, type SecurityDialog } from './security-dialogs';
import { SecurityStore } from './security.store';

interface Props {
  /** The address is confirmed, is left for later, or cannot be confirmed here. */
  onClose: () => void;
}

/** Confirms the address that was stored elsewhere, by the dialogs of the security settings. */
export const EmailConfirmation = observer(function EmailConfirmation({ onClose }: Props) {
  const [store] = useState(() => new SecurityStore());
  const [dialog, setDialog] = useState<SecurityDialog | null>(null);
  useEffect(() => {
    void store.load();
    return store.stop;
  }, [store]);
  const { data: security, error } = store.settings;
  const shown = dialog ?? (security && confirmationOf(security));
  // What cannot be loaded now is still open in the security settings.
  const isOver = error !== null || (security !== null && shown === null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  if (security === null) return null;
  return (
    <SecurityDialogs
      dialog={shown}
      security={security}
      onOpen={(next) => {
        if (next === null) onClose();
        else setDialog(next);
      }}
      onDone={(message) => {
        toasts.show({ kind: 'success', text: message });
        void session.refreshUser();
        onClose();
      }}
      onChange={() => void store.load()}
    />
  );
});
