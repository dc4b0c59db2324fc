import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { addLayer } from '../floating/layers';

interface Options {
  closesByBackdrop: boolean;
  onClose: () => void;
}

/**
 * What makes a `<dialog>` modal for as long as it is rendered. The browser's own dialog traps the focus, gives
 * it back, closes on Escape and lies above everything, so no library has to.
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
