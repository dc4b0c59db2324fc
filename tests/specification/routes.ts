import { answer, held, journey, onScreens, type Section, type Statement, unit, web } from './statement.ts';

const SPEC = 'app/specification/routes';

/** Path, name and role, in the order of the specification's table. */
const SIGNED_IN: [path: string, name: string, role: string][] = [
  ['/dashboard/workplace', 'Workplace', 'any role'],
  ['/dashboard/monitor', 'Monitor', 'admin'],
  ['/visualization/data-analysis', 'DataAnalysis', 'admin'],
  ['/visualization/multi-dimension-data-analysis', 'MultiDimensionDataAnalysis', 'admin'],
  ['/list/search-table', 'SearchTable', 'any role'],
  ['/list/card', 'Card', 'any role'],
  ['/form/step', 'Step', 'admin'],
  ['/form/group', 'Group', 'admin'],
  ['/profile/basic', 'Basic', 'admin'],
  ['/result/success', 'Success', 'admin'],
  ['/result/error', 'Error', 'admin'],
  ['/exception/403', '403', 'admin'],
  ['/exception/404', '404', 'any role'],
  ['/exception/500', '500', 'any role'],
  ['/user/info', 'Info', 'any role'],
  ['/user/setting', 'Setting', 'any role'],
];
const FIRST_SIGNED_IN = 22;

const signedIn = SIGNED_IN.map(([path, name, role], at): Statement =>
  held(
    FIRST_SIGNED_IN + at,
    `\`${path}\` is the page ${name} for ${role}.`,
    web(SPEC, '%s is the page %s for %s', path),
  ),
);

const publicPages = [
  ['/', 'home'],
  ['/login', 'login'],
  ['/maintenance', 'maintenance'],
].map(([path = '', name = ''], at) =>
  held(18 + at, `\`${path}\` is the public page ${name}.`, web(SPEC, '%s is the public page %s', path)),
);

export const routes: Section = {
  title: 'Routes and menu',
  statements: [
    ...publicPages,
    held(
      21,
      'Any path that matches nothing is notFound.',
      web(SPEC, '%s is the public page %s', '/any/other/path'),
      journey('app/access', 'an unknown page shows 404 to everybody and keeps its address'),
    ),
    ...signedIn,
    held(
      38,
      '`/redirect/{path}` is signed in, hidden from the menu, and reloads a page.',
      web(SPEC, 'the redirect route is signed in, hidden, and has its name'),
      web('app/routing/guard', 'can reload only permitted pages by the redirect route'),
      journey('app/access', 'the redirect route reloads a screen'),
      journey('app/tabs', 'reloading resets a page, closing frees it'),
    ),
    held(
      39,
      'All signed-in pages are in the default layout.',
      onScreens('every signed-in page has the navbar, the menu and the footer'),
    ),
    held(
      40,
      'The menu has dashboard, visualization, list, form, profile, result, exception and user, from 0 to 7.',
      web(
        'app/routing/routes',
        'number the groups of the specification from 0, then the external links, then its own groups',
      ),
      unit('people/menu/menu.service', 'of an administrator contains the specified pages in order'),
    ),
    held(
      41,
      'Then come the website of a design system and an FAQ, as 8 and 9.',
      web(SPEC, 'the external links come eighth and ninth, and lead out of the product'),
    ),
    held(
      42,
      'External links require sign-in and are no internal pages.',
      onScreens('external links of the menu open a window of their own, for who is signed in'),
    ),
    held(
      43,
      'Each route has a key of its label in the menu.',
      web(SPEC, 'every route has a label of the menu, such as menu.dashboard.workplace'),
    ),
    held(
      44,
      'A progress bar on top shows navigation, without a spinner.',
      web(
        'app/routing/progress',
        'is shown once while a screen takes longer, also when another one is asked for',
      ),
      web(
        'app/specification/progress',
        'the progress bar has the times and steps of the specification, and no spinner',
      ),
    ),
    held(
      45,
      'Each navigation scrolls to the top.',
      journey('app/frame', 'going back restores the scroll position'),
    ),
    held(
      46,
      'Names of a default route and a redirect route are exported.',
      web(SPEC, 'the default route is the Workplace'),
      web(SPEC, 'the redirect route is signed in, hidden, and has its name'),
    ),
    held(
      47,
      'The sample menu has /dashboard with the child Workplace, which requires a sign-in, and an external link.',
      answer('menu'),
      unit('people/menu/menu.service', 'gives each page its path within its group and its position'),
    ),
  ],
};
