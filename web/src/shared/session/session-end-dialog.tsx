import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storeUnsentInput } from '../chunks/reload-page';
import { Dialog } from '../ui/overlays/dialog';
import { DialogActions } from '../ui/overlays/dialog-actions';
import { session } from './session.store';
import { sessionEnd } from './session-end.store';

/** Asked once when the server says that the session is over; Cancel leaves the page as it is. */
export const SessionEndDialog = observer(function SessionEndDialog() {
  const { t } = useTranslation();
  const [isLeaving, setLeaving] = useState(false);
  if (!sessionEnd.isAsked) return null;

  const logInAgain = async () => {
    setLeaving(true);
    // Before the account is forgotten: only the same person may see it again.
    const unsentInput = storeUnsentInput();
    await session.logout(unsentInput);
    location.reload();
  };
  return (
    <Dialog title={t('sessionEnd.title')} onClose={sessionEnd.cancel}>
      <p>{t('sessionEnd.content')}</p>
      <DialogActions
        primary={{ label: t('sessionEnd.relogin'), isBusy: isLeaving, onClick: () => void logInAgain() }}
        secondary={[{ label: t('action.cancel'), onClick: sessionEnd.cancel }]}
      />
    </Dialog>
  );
});
