/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';

/** A text that equals the whole name, or a regular expression. Unlike a `RegExp` it can be sent to a page. */
export type Name = string | { pattern: string };

/** Leads from an element to elements inside it. */
export type Step =
  | { by: 'role'; role: string; name?: Name }
  | { by: 'label'; name: Name }
  | { by: 'text'; name: Name }
  | { by: 'css'; selector: string };

/** Pages hide the `<input type="file">` that a button opens. */
export type Which = 'displayed' | 'all';

/** Defines `TestingLibraryDom` in a page. */
export const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** An expression that calls the function in the page. The function cannot use anything but its arguments. */
export function call<Args extends unknown[]>(inPage: (...args: Args) => unknown, ...args: Args): string {
  return `(${inPage.toString()})(${args.map((arg) => JSON.stringify(arg)).join()})`;
}

/** An expression of the first element that {@link find} returns. */
export function firstOf(steps: Step[], which: Which = 'displayed'): string {
  return `${call(find, steps, which)}[0]`;
}

/** Runs in the page. Returns the elements at the end of the steps. */
export function find(steps: Step[], which: Which): HTMLElement[] {
  const { TestingLibraryDom: library } = globalThis as unknown as {
    TestingLibraryDom: typeof TestingLibrary;
  };
  const matcher = (name: Name) => (typeof name === 'string' ? name : new RegExp(name.pattern));
  const inside = (element: HTMLElement, step: Step): HTMLElement[] => {
    switch (step.by) {
      case 'role':
        return library.queryAllByRole(
          element,
          step.role,
          step.name === undefined ? {} : { name: matcher(step.name) },
        );
      case 'label':
        return library.queryAllByLabelText(element, matcher(step.name));
      case 'text':
        return library.queryAllByText(element, matcher(step.name));
      case 'css':
        return [...element.querySelectorAll<HTMLElement>(step.selector)];
    }
  };
  let found = [document.body];
  for (const step of steps) found = [...new Set(found.flatMap((element) => inside(element, step)))];
  if (which === 'all') return found;
  return found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
}

/** Runs in the page. Scrolls to the element, and returns where it is if a click there reaches it. */
export function place(element: HTMLElement | undefined): string | null {
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.contains(hit) ? [x, y, width, height].join() : null;
}
