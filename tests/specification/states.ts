import { held, http, journey, onScreens, quoted, type Section, web } from './statement.ts';

const SETTINGS = 'app/settings';
const SERVER_MENU = journey('app/access', 'the menu of the server is applied, and its loading is announced');
const TOGGLES = journey(SETTINGS, 'every switch applies at once, persists, and can be reset and restored');

export const states: Section = {
  title: 'States and transitions',
  statements: [
    held(
      147,
      'Signed in is who has a value under token in local storage.',
      web('app/specification/settings', 'the token is stored under token'),
      onScreens('a token that is none passes the guard, is refused by the server, and is cleared'),
      web('app/routing/guard', 'is sent to the login page with the requested page'),
    ),
    held(
      148,
      'A login stores the token of the answer; a failed one clears it, and passes the error on.',
      web('shared/session/session.store', 'keeps the token of a successful login'),
      web('shared/session/session.store', 'clears the token when a login fails and rethrows the error'),
    ),
    held(
      149,
      'A logout calls the server, and always resets the user, the token, the listener and the server menu.',
      web('shared/session/session.store', 'ends the session here even if the server does not answer'),
      journey('people/sign-in', 'signing out ends the session, here and on the server'),
    ),
    held(
      150,
      'Dark sets the attribute of the body, light removes it.',
      journey('app/frame', 'the theme is applied before the first script and can be changed'),
    ),
    held(
      151,
      'The switch of roles is in the client only, between user and admin.',
      web('shared/session/session.store', 'switches from role to role, and back to the first one'),
      journey('app/access', 'switching the role shows its menu and leaves pages that it may not open'),
      http('requests/roles', '$method $path'),
    ),
    held(
      152,
      'Opening a route adds a tab unless it is Redirect, and caches its page unless it says ignoreCache.',
      web('app/tabs/tabs.store', 'opens a screen once and remembers its last view'),
      web(
        'app/tabs/tabs.store',
        'creates no tab for the redirect route or external pages and does not cache excluded pages',
      ),
      journey('app/tabs', 'a page keeps its state while its tab is open and is inactive in the background'),
    ),
    held(
      153,
      'Deleting a tab removes it and its cache.',
      web('app/tabs/tabs.store', 'frees the pages of tabs that are closed'),
      journey('app/tabs', 'reloading resets a page, closing frees it'),
    ),
    held(
      154,
      'Refreshing rebuilds tabs and cache; a reset leaves the default tab.',
      web('app/tabs/tabs.store', 'frees the pages of tabs that are closed'),
      web('app/tabs/tabs.store', 'drops the cached page that the redirect route reloads'),
      journey('app/tabs', 'tabs are closed by menu, button, middle click and key, and a remaining tab opens'),
    ),
    held(
      155,
      'Loading the server menu is told, then its success, or its failure.',
      SERVER_MENU,
      journey('app/access', 'without the menu of the server, the local one stays'),
    ),
    held(
      156,
      'An unread message is read once its id was posted.',
      http('messages/messages', 'marking as read is idempotent and keeps the first time'),
      journey('messages/messages', 'reading a message in one browser updates the other without a reload'),
    ),
    held(157, 'Settings apply at once.', TOGGLES),
    held(158, 'colorWeak inverts the page by 80 %, and off removes that.', TOGGLES),
    held(
      159,
      'menuFromServer on fetches the server menu.',
      journey(SETTINGS, 'the server menu is requested at once, and a failure keeps the local one'),
    ),
    held(
      160,
      'Changing topMenu sets menuCollapse to false.',
      web('shared/settings/settings.store', 'expands the menu only when it moves to another edge'),
    ),
    held(
      161,
      'The drawer opens by the floating button, and closes on cancel.',
      journey(SETTINGS, 'the drawer keeps the focus, copies what is set, and sets the navbar and the menu'),
    ),
    held(
      162,
      'A language that is chosen is stored in local storage and confirmed.',
      journey('app/languages', 'switching to ${language} needs no reload and persists'),
      web(
        'app/specification/settings',
        'there are three languages, of which English is the default and the fallback',
      ),
    ),
    held(
      163,
      'A set is online or offline.',
      journey(
        'policies/policy-record',
        'a set is created, edited during a conflict, taken offline, deleted and restored',
      ),
    ),
    held(
      164,
      'Certifications and records of approval are passed or in review.',
      http('operations/certification-review', '$action from $state by the $caller'),
      http('operations/certification-review', 'passing certifies the account, rejecting says why'),
    ),
    held(
      165,
      'The approval has commit, approval and finish, and the action cancel process.',
      quoted('Cancel process'),
    ),
    held(
      166,
      'The five steps of Success are waiting, processing or done.',
      http(
        'operations/applications',
        'opening one gives it five steps, and every other administrator a todo',
      ),
      http('operations/applications', '$action from $from leads to $to'),
      journey(
        'operations/operations',
        'an application goes through its steps while its applicant watches, and another is returned',
      ),
    ),
    held(
      167,
      'A card service is opened, cancelled, renewed or expired.',
      http('content/service-moves', '$action from $state, as admin'),
      http('content/cards', 'a service stored as %s with %s left is shown as %j'),
    ),
  ],
};

const REQUIRED = web(
  'features/operations/channel-activities/channel-activity',
  'requires all but the notification',
);
const REFUSED = web(
  'features/operations/channel-activities/channel-activity',
  'refuses what breaks a rule: %#',
);
const BEYOND = http('operations/channel-activities', '%s violates the contract, and nothing is stored');
const PROFILE = http('people/accounts', '%j breaks the contract, and nothing is stored');
const RANGES = web(
  'features/operations/profile-parameters/form/parameter-form',
  '%s %j is refused at its field alone',
);

export const validation: Section = {
  title: 'Validation rules',
  statements: [
    held(
      168,
      'A route is open without a sign-in, without roles, to the wildcard, and to the role in its list.',
      web('app/routing/permission', '%o with role "%s": %s'),
    ),
    held(169, 'The activity name is required.', quoted('Please enter the activity name'), REQUIRED, BEYOND),
    held(
      170,
      'It has at most 20 Chinese characters, letters or digits.',
      quoted('Enter a maximum of {{max}} Chinese characters, letters, or digits'),
      REFUSED,
      BEYOND,
    ),
    held(171, 'The channel type is required.', quoted('Please select a channel type'), REQUIRED, BEYOND),
    held(
      172,
      'The promotion time is required.',
      quoted('Please select the promotion time'),
      REQUIRED,
      BEYOND,
    ),
    held(173, 'The promote link is required.', quoted('Please enter the promotion link'), REQUIRED, BEYOND),
    held(174, 'It starts with http:// or https://.', REFUSED, BEYOND),
    held(
      175,
      'The advertising source is required.',
      quoted('Please enter the advertising source'),
      REQUIRED,
      BEYOND,
    ),
    held(
      176,
      'The advertising media is required.',
      quoted('Please enter the advertising media'),
      REQUIRED,
      BEYOND,
    ),
    held(177, 'The keyword is required.', quoted('Please select keyword'), REQUIRED, BEYOND),
    held(178, 'Advertising content is required, with at most 200 characters.', REQUIRED, REFUSED, BEYOND),
    held(
      179,
      'A profile has at most 200 characters.',
      PROFILE,
      http('people/accounts', 'stores %j at its limit'),
    ),
    held(
      180,
      'A description of parameters has at most 200 characters.',
      RANGES,
      http(
        'operations/parameter-submission',
        'a description of 200 characters is kept, however long they are',
      ),
    ),
    held(181, 'The email is required.', quoted('Please enter email address')),
    held(
      182,
      'The nickname is required.',
      quoted('Please enter nickname'),
      journey(
        'people/user-pages',
        'a changed nickname and area are stored, and other tabs of the browser follow',
      ),
      PROFILE,
    ),
    held(
      183,
      'Country or region, and area, are required.',
      web(
        'features/security/user-info/basic-information.store',
        'is not sent while a level of the area is missing',
      ),
      PROFILE,
    ),
    held(
      184,
      'User name and password cannot be empty.',
      journey('people/sign-in', 'empty fields show errors, and the first one gets the focus'),
    ),
    held(
      185,
      'A password has at least six letters, digits or special characters except spaces, with both cases.',
      http('security/security', '%j breaks the rule'),
      http('security/security', 'may be %s'),
    ),
    held(186, 'Frame rates are 1 to 30, encoding rates 150 to 1800.', RANGES),
    held(
      187,
      'Without a name, without a password and with a wrong pair, the login has its texts in Chinese.',
      http(
        'requests/specified-answers',
        'the login of "%s" with "%s" fails with 50000 and its text in Chinese',
      ),
    ),
  ],
};
