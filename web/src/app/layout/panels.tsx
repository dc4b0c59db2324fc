import i18next from 'i18next';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { panels } from './panels.store';

const close = () => {
  panels.close();
};
const texts = () => i18next.loadNamespaces('settings');

const SettingsDrawer = lazy(async () => {
  const [{ SettingsDrawer }] = await Promise.all([import('../settings/settings-drawer'), texts()]);
  return { default: SettingsDrawer };
});
const CommandPalette = lazy(async () => {
  const [{ CommandPalette }] = await Promise.all([import('../palette/command-palette'), texts()]);
  return { default: CommandPalette };
});

/** Settings and search, above whatever screen is shown; nobody loads them before they are asked for. */
export const Panels = observer(function Panels() {
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // A question that is open, such as the one at the end of a session, comes first.
      if (document.querySelector('dialog[open]') === null) panels.show('palette');
    };
    document.addEventListener('keydown', openByKey);
    return () => {
      document.removeEventListener('keydown', openByKey);
      close();
    };
  }, []);

  return (
    <Suspense fallback={null}>
      {panels.shown === 'settings' && <SettingsDrawer onClose={close} />}
      {panels.shown === 'palette' && <CommandPalette onClose={close} />}
    </Suspense>
  );
});
