import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultSettings, type Settings } from '../../shared/settings/settings.constants';
import { settings } from '../../shared/settings/settings.store';
import { toasts } from '../../shared/ui/feedback/toasts.store';
import { DialogActions } from '../../shared/ui/overlays/dialog-actions';
import { settingsPayload } from './settings.constants';

export function DrawerActions() {
  const { t } = useTranslation('settings');
  const [previous, setPrevious] = useState<Settings | null>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(settingsPayload(settings.values));
      toasts.show({ kind: 'success', text: t('copied') });
    } catch {
      // Without a secure context, or the reader's consent, there is no clipboard.
      toasts.show({ kind: 'error', text: t('copyFailed') });
    }
  };
  const undo = () => {
    if (previous !== null) settings.update(previous);
    setPrevious(null);
  };
  const reset = () => {
    const { values } = settings;
    setPrevious(values);
    // Light or dark has a menu of its own.
    settings.update({ ...defaultSettings, theme: values.theme });
  };
  return (
    <DialogActions
      primary={{ label: t('copy'), onClick: () => void copy() }}
      secondary={[
        previous === null ? { label: t('reset'), onClick: reset } : { label: t('undoReset'), onClick: undo },
      ]}
    />
  );
}
