import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { addLayer } from '../floating/layers';

interface Options {
  closesByBackdrop: boolean;
  onClose: () => void;
}

/** The first field of a form in the dialog, else its title. Without both, the browser chooses. */
const FIRST_FIELD = 'form :is(input, select, textarea):enabled:not([type="hidden"])';

/**
 * What makes a `<dialog>` modal for as long as it is rendered. The browser's own dialog traps the focus, gives
 * it back, closes on Escape and is above everything, so no library has to.
 */
export function useModal({ closesByBackdrop, onClose }: Options) {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect, because only a dialog that is still in the page gives the focus back when it closes.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const { documentElement: root } = document;
    root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
    element.showModal();
    (element.querySelector<HTMLElement>(FIRST_FIELD) ?? element.querySelector('h2'))?.focus();
    const removeLayer = addLayer(element);
    return () => {
      removeLayer();
      element.close();
    };
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    onClick: (event: MouseEvent) => {
      // A press on the backdrop reports the dialog itself as its target.
      if (event.target === ref.current && closesByBackdrop) onClose();
    },
  };
}
