import { useEffect, useState } from 'react';

const EVERY_MS = 7000;
const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Cycles through `count` items until it is stopped or one of them is selected.
 * @param isHeld stands still for now, such as under the pointer
 */
export function useRotation(count: number, isHeld = false) {
  const [shown, setShown] = useState(0);
  const [isTurning, setTurning] = useState(() => !prefersStillness());

  useEffect(() => {
    if (!isTurning || isHeld) return;
    const timer = setInterval(() => {
      setShown((index) => (index + 1) % count);
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isTurning, isHeld, count]);

  const show = (index: number) => {
    setShown((index + count) % count);
    setTurning(false);
  };
  return { shown, show, isTurning, setTurning };
}
