import { useEffect, useState } from 'react';

const EVERY_MS = 7000;
const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Cycles through `count` items until it is stopped or one of them is selected. */
export function useRotation(count: number) {
  const [shown, setShown] = useState(0);
  const [isTurning, setTurning] = useState(() => !prefersStillness());

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => {
      setShown((index) => (index + 1) % count);
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isTurning, count]);

  const show = (index: number) => {
    setShown(index);
    setTurning(false);
  };
  return { shown, show, isTurning, setTurning };
}
