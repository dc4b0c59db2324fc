import type { KeyboardEvent } from 'react';
import { canHaveFocus } from '../../../shared/focus/focusable';

/**
 * Up, Down, Home and End move through the visible entries. So do Left and Right, unless they collapse or expand a
 * group. Tab leaves the menu.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(canHaveFocus);
  const at = items.findIndex((item) => item === document.activeElement);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(at - 1),
    ArrowRight: items[(at + 1) % items.length],
    ArrowLeft: items.at(at - 1),
    Home: items[0],
    End: items.at(-1),
  };
  const target = targets[event.key];
  if (at < 0 || target === undefined || event.defaultPrevented) return;
  event.preventDefault();
  target.focus();
}
