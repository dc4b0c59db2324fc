import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../../..');
const UI = 'src/shared/ui';
const POLICIES = 'src/features/policies/policies/components';

/** What one of the browsers of .browserslistrc lacks in its oldest version, and the build cannot compile. */
const NEWER =
  /:has\(|:popover-open|:user-(?:in)?valid|:open\b|color-mix\(|oklch\(from|light-dark\(|anchor(?:-size)?\(|@starting-style|@scope|@view-transition|scrollbar-gutter|field-sizing|interpolate-size|content-visibility/g;

/** Each use, with what a browser without it shows. A use that has no acceptable answer needs another way. */
const WITHOUT: Record<string, string> = {
  'landing/styles/print.css content-visibility': 'Paper shows what is open on the screen.',
  [`${UI}/fields/text-area-field.module.css field-sizing`]:
    'The field does not grow; its corner can be drawn.',
  [`${UI}/layout/state-tag.module.css color-mix(`]: 'The text has the colour of the text around it.',
  [`${UI}/table/data-table.module.css color-mix(`]: 'Selected rows show their checked box only.',
  'src/shared/charts/chart.module.css oklch(from': 'Inside @supports, after fixed colours.',
  'src/shared/styles/base.css :has(': 'The page behind a dialog can be scrolled.',
  'src/shared/styles/base.css scrollbar-gutter': 'The page moves by the scroll bar when a dialog opens.',
  'src/shared/styles/tokens.css color-mix(': 'Fixed colours, by @supports not.',
  'src/app/tabs/tab-bar.module.css :has(': 'What is jumped to may lie behind the tabs.',
  'src/shared/bulk/bulk-bar.module.css color-mix(': 'The bar has no ground of its own.',
  'src/shared/schedule/schedule-dialog.module.css :has(': 'The calendar scrolls within the dialog.',
  [`${POLICIES}/record/conflict-panel.module.css :has(`]: 'The radio button alone shows the choice.',
  'src/features/content/cards/components/card-frame.module.css :has(':
    'Cards without buttons stay as high as others.',
  'src/features/content/cards/components/inspect-item.module.css :has(': 'The bar is indented by 8 px more.',
  'src/features/people/login/doors/components/door-frame.module.css :has(':
    'The links below a form move when it has loaded.',
  'src/features/people/login/login-page.module.css :has(': 'The line below a form moves when it has loaded.',
  'src/features/security/security/components/recovery-code-sheet.module.css :has(':
    'The page around the codes is printed, too.',
};

test('style sheets use what the oldest browsers lack only where something sensible remains', () => {
  const sheets = globSync('{src,landing}/**/*.css', { cwd: WEB });
  const uses = sheets.flatMap((path) =>
    [...readFileSync(join(WEB, path), 'utf8').matchAll(NEWER)].map(([feature]) => `${path} ${feature}`),
  );
  expect([...new Set(uses)].sort()).toEqual(Object.keys(WITHOUT).sort());
});
