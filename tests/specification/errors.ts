import {
  answer,
  decided,
  held,
  http,
  journey,
  onScreens,
  type Proof,
  quoted,
  type Section,
  web,
} from './statement.ts';

const ordered: Proof = {
  file: 'tests/workshop/specification.spec.ts',
  title: '${workspace} stands on the packages that were asked for',
  row: 'services/bff',
};
const TRANSPORT = 'shared/session/connect-transport';

export const errors: Section = {
  title: 'Errors, constants and limits',
  statements: [
    held(
      218,
      'A code other than 20000 shows its message, or “Error”, for 5 seconds, and is rejected.',
      web('shared/ui/feedback/error-text', 'is %s', 'Error, if the server says nothing about its refusal'),
    ),
    held(
      219,
      '50008, 50012 and 50014 open “Confirm logout”, except on user info; Re-Login logs out.',
      web(TRANSPORT, 'opens one login dialog after %i'),
      web(TRANSPORT, 'leaves an ended session to the guard when the user is loaded'),
      quoted('Confirm logout'),
      quoted('You have been logged out, you can cancel to stay on this page, or log in again'),
      quoted('Re-Login'),
      journey('people/session-end', 'many failed calls open one dialog, and Cancel keeps the page'),
      journey(
        'people/session-end',
        'the dialog opens automatically, and Re-Login leads to the login page and back',
      ),
    ),
    decided(
      220,
      'Errors of transport show their message, or “Request Error”, for 5 seconds.',
      'docs/decisions/0095-calls-with-a-limit.md',
      'a server that cannot be reached is told in a sentence; “Request Error” is for answers that nobody can read.',
      web('api/request', 'distinguishes an unreachable server'),
      journey('people/sign-in', 'an unreachable server is distinguished from a refusal'),
      quoted('Request Error'),
      web('shared/ui/feedback/toasts.store', 'shows for five seconds'),
    ),
    held(
      221,
      'The failure of the server menu shares its notification with loading and success.',
      web('shared/ui/feedback/toasts.store', 'replaces a toast with the same id'),
      journey('app/access', 'without the menu of the server, the local one stays'),
    ),
    held(
      222,
      'A failed login clears the token and says “Login error, refresh and try again”; a login welcomes.',
      quoted('Login error, refresh and try again'),
      web('shared/session/session.store', 'clears the token when a login fails and rethrows the error'),
      web('features/people/login/login.store', 'keeps the reason of a failure'),
      quoted('Welcome to $t(shared:brand)'),
    ),
    held(
      223,
      'Unmatched routes, and those without permission, lead to notFound.',
      web('app/routing/guard', 'gets 404 for a path without a page'),
      web('app/routing/guard', 'hides what it does not name'),
    ),
    held(
      224,
      'The pages 403, 404 (with retry and back), 500 and maintenance have their texts.',
      journey(
        'app/access',
        'Back leads to where one came from, else to the Workplace, also after each hard load',
      ),
      quoted('This page is gone'),
    ),
    held(
      225,
      'Success says so in Chinese, and 50000 is failure.',
      http('requests/specified-answers', 'success says so in Chinese to whoever names no language'),
      http(
        'requests/specified-answers',
        'the login of "%s" with "%s" fails with 50000 and its text in Chinese',
      ),
    ),
    held(
      226,
      'The theme colour is #165DFF, the menu 220 and the drawer 300 px wide, and the key of the token is token.',
      web('app/specification/settings', 'the settings begin as the specification says'),
      web('app/specification/settings', 'the token is stored under token'),
      journey(
        'app/settings',
        'the drawer keeps the focus, copies what is set, and sets the navbar and the menu',
      ),
    ),
    held(
      227,
      'The progress bar has 0.08, 200 ms, 0.02 and 800 ms.',
      web(
        'app/specification/progress',
        'the progress bar has the times and steps of the specification, and no spinner',
      ),
    ),
    held(
      228,
      'Default and fallback is en-US; the choice is kept in local storage.',
      web(
        'app/specification/settings',
        'there are three languages, of which English is the default and the fallback',
      ),
    ),
    held(
      229,
      'The samples have 55 policies, pages of 10, 12 steps of 2 hours, 5 popular items, 7 authors, 6 projects and 4 teams.',
      answer('policies'),
      answer('period analysis'),
      answer('popular ${type}'),
      answer('popular authors'),
      answer('projects'),
      answer('teams'),
    ),
    held(
      230,
      'Region data has 71, 81, 82 and 99 below China.',
      http('people/regions', 'has overseas as the last area of China, beside the country elsewhere'),
    ),
    held(
      231,
      'A lock of the scroll keeps the page in its place.',
      onScreens('the page stays where it is behind an open drawer'),
    ),
    held(232, 'It stands on the packages and names that were asked for, testcontainers among them.', ordered),
  ],
};
