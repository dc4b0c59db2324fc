import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

const STEPS: Record<string, number | undefined> = { ArrowRight: 1, ArrowLeft: -1 };

/** One stop for the Tab key, and arrow keys from button to button, as a toolbar has by its pattern of ARIA. */
export function useRovingFocus() {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const buttons = () => [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
  return {
    bar,
    current,
    onFocus: ({ target }: FocusEvent) => {
      const at = [...(bar.current?.querySelectorAll('button') ?? [])].indexOf(target as HTMLButtonElement);
      if (at !== -1) setCurrent(at);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const all = buttons();
      const at = all.indexOf(document.activeElement as HTMLButtonElement);
      const step = STEPS[event.key];
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step && at + step;
      if (to === undefined || at === -1) return;
      event.preventDefault();
      all[(to + all.length) % all.length]?.focus();
    },
  };
}
