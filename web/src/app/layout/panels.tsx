import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { loadTexts } from '../../shared/i18n/load-texts';
import { lazyPart } from '../../shared/ui/feedback/lazy-part';
import { panels } from '../panels/panels.store';

const close = () => {
  panels.close();
};
const texts = () => loadTexts('settings');

const SettingsDrawer = lazyPart(async () => {
  const [{ SettingsDrawer: Drawer }] = await Promise.all([import('../settings/settings-drawer'), texts()]);
  return Drawer;
});
const CommandPalette = lazyPart(async () => {
  const [{ CommandPalette: Palette }] = await Promise.all([import('../palette/command-palette'), texts()]);
  return Palette;
});

const Tour = lazyPart(async () => {
  const [{ Tour: Part }] = await Promise.all([import('../tour/tour'), loadTexts('tour')]);
  return Part;
});

/** Settings, search and the tour, shown above the screen. They are loaded when they are first opened. */
export const Panels = observer(function Panels() {
  // Not a passive effect: a key can be pressed between the first paint and those.
  useLayoutEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // An open dialog, such as the one at the end of a session, takes precedence.
      if (document.querySelector('dialog[open]') === null) panels.show('palette');
    };
    document.addEventListener('keydown', openByKey);
    return () => {
      document.removeEventListener('keydown', openByKey);
      close();
    };
  }, []);

  return (
    <>
      {panels.shown === 'settings' && <SettingsDrawer onClose={close} onLost={close} />}
      {panels.shown === 'tour' && <Tour onClose={close} onLost={close} />}
      {panels.shown === 'palette' && <CommandPalette onClose={close} onLost={close} />}
    </>
  );
});
