import type { KeyboardEvent } from 'react';

/** Left, Right, Home and End move the focus; Enter opens, because showing a page costs a journey. */
export function moveAmongTabs(event: KeyboardEvent<HTMLElement>): void {
  const strip = event.currentTarget.closest('[role="tablist"]');
  const tabs = [...(strip?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowRight: tabs[(at + 1) % tabs.length],
    ArrowLeft: tabs.at(at - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
