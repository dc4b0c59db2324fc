import type { Page } from '@playwright/test';

/**
 * Counts the components that React renders from now on, as its developer tools do: production React tells the hook of
 * each commit, and marks the components that it has rendered for it.
 */
const HOOK = `
  (() => {
    const COMPONENTS = [0, 1, 11, 14, 15];
    const PERFORMED_WORK = 1;
    window.renderedComponents = 0;
    const isNew = (fiber, part) => fiber.alternate === null || fiber[part] !== fiber.alternate[part];
    const walk = (first) => {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        if (COMPONENTS.includes(fiber.tag) && fiber.flags & PERFORMED_WORK) window.renderedComponents += 1;
        if (isNew(fiber, 'child')) walk(fiber.child);
      }
    };
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: (_renderer, root) => walk(root.current.child),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    };
  })();
`;

/** Call it before the page is opened. */
export async function countRenderedComponents(page: Page): Promise<void> {
  await page.addInitScript(HOOK);
}

/** @returns how many there were since the last call */
export async function renderedComponents(page: Page): Promise<number> {
  return await page.evaluate<number>(
    '(() => { const count = window.renderedComponents; window.renderedComponents = 0; return count; })()',
  );
}
