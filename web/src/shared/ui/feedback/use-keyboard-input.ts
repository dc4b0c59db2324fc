import { useEffect, useState } from 'react';

/** Keys that reach and use controls. Others type, which says nothing about the next step. */
const KEYS = ['Tab', 'Enter', 'Escape', 'F6', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** Whether controls were last reached by keyboard, not by a pointer. */
export function useKeyboardInput(): boolean {
  const [isKeyboard, setKeyboard] = useState(false);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (KEYS.includes(key)) setKeyboard(true);
    };
    const point = () => {
      setKeyboard(false);
    };
    document.addEventListener('keydown', press, true);
    document.addEventListener('pointerdown', point, true);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('pointerdown', point, true);
    };
  }, []);
  return isKeyboard;
}
