import { answer, decided, held, http, journey, type Section, web } from './statement.ts';

const GUARD = 'app/routing/guard';

export const roles: Section = {
  title: 'Roles and permissions',
  statements: [
    held(
      188,
      'The role comes from user info; routes are for the wildcard or for admin.',
      answer('user info'),
      web('app/specification/routes', '%s is the page %s for %s', '/user/setting'),
    ),
    held(
      189,
      'Without access the guard redirects to the first permitted route, else to notFound.',
      web('app/routing/permission', 'returns the first permitted route in menu order'),
      web('app/routing/permission', 'returns nothing if nothing is permitted'),
      web(GUARD, 'is redirected to the first permitted screen from a forbidden one'),
    ),
    held(
      190,
      'With menuFromServer the menu is fetched before the first page.',
      web(GUARD, 'is fetched before the first signed-in screen only'),
    ),
    held(
      191,
      'Then only names of the menu, however nested, and of the white list are open.',
      journey(
        'app/access',
        'the menu of the server is the menu: only what it lists is shown and may be opened',
      ),
    ),
    held(192, 'Anything else is notFound.', web(GUARD, 'hides what it does not name')),
    held(
      193,
      'The white list is notFound and login.',
      web(GUARD, 'is fetched before the first signed-in screen only'),
      web(GUARD, 'sees 404 without signing in'),
    ),
    held(
      194,
      'Changes of the route are announced to listeners.',
      journey('app/frame', 'pages are announced, and the menu stays collapsed after a reload'),
      web('shared/session/session.store', 'ends the session here even if the server does not answer'),
    ),
    held(
      195,
      'A rule removes an element from other roles; an empty list allows all, and what is no list raises an error.',
      web('shared/session/permissions', '%j shows to "%s": %s'),
      web('shared/session/permissions', 'throws without roles for %s'),
      journey(
        'policies/policy-record',
        'a user without permission sees no actions; switching the role applies at once',
      ),
    ),
    held(
      196,
      'The role that was switched to is kept in local storage.',
      web(
        'shared/session/session.store',
        'keeps the switched role through a reload, for this account, until the logout',
      ),
    ),
    held(
      197,
      'admin with admin and user with user log in, with the demo data alone.',
      journey('people/sign-in', 'both accounts can sign in and are greeted by name'),
      http('processes/production', 'refuses a database that has the demo accounts'),
    ),
  ],
};

const OLDER = 'requests/older-client';

export const calls: Section = {
  title: 'The calls it makes',
  statements: [
    held(
      198,
      'Calls send a bearer header when there is a token.',
      web('shared/session/connect-transport', 'sends the token only when there is one'),
    ),
    held(
      199,
      'A base URL can come from a setting of the environment.',
      journey('app/other-origin', 'pages of another origin sign in, list, listen, send and download'),
      http('requests/web-origins', 'may ask before they call, without credentials'),
    ),
    decided(
      200,
      'Calls have no time limit.',
      'docs/decisions/0095-calls-with-a-limit.md',
      'a call on which nothing moves for 30 seconds ends.',
      web('api/request', 'times out after half a minute as an unreachable server'),
      web('api/request', 'does not time out while a file makes progress'),
    ),
    held(
      201,
      'POST /api/user/login takes user name and password, and answers a token.',
      http('requests/specified-answers', 'a login answers a token, which opens a session until the logout'),
    ),
    held(
      202,
      'POST /api/user/logout answers null.',
      answer('logout'),
      http('requests/specified-answers', 'a login answers a token, which opens a session until the logout'),
    ),
    held(203, 'POST /api/user/info answers user info.', answer('user info')),
    held(204, 'POST /api/user/menu answers the menu.', answer('menu')),
    held(
      205,
      'GET /api/user/info answers user info, or 50008 to who is not signed in.',
      answer('user info, read'),
      http('requests/specified-answers', 'a login answers a token, which opens a session until the logout'),
    ),
    held(206, 'Messages are listed, and read by their ids.', answer('messages'), answer('message read')),
    held(207, 'Content data has 8 daily points.', answer('content data')),
    held(
      208,
      'Popular content is asked for by type.',
      answer('popular ${type}'),
      http(OLDER, 'GET %s', '/api/popular/list?type=video'),
    ),
    held(209, 'The chat has 4 to 6 messages.', answer('chat')),
    held(
      210,
      'There are lists of quality inspections, services and rules preset.',
      answer('quality inspection'),
      answer('services'),
      answer('rules preset'),
    ),
    held(
      211,
      'Policies are paged by current and pageSize, with list and total.',
      answer('policies'),
      answer('last page of the policies'),
    ),
    held(
      212,
      'The channel form answers ok; there are basic profile and operation log.',
      http(OLDER, 'the channel form, wrapped once in data'),
      answer('basic profile'),
      answer('operation log'),
    ),
    held(
      213,
      'Public opinion is by quota: visitors, comment, published, else shares.',
      answer('visitors'),
      answer('comments'),
      answer('published'),
      answer('shares of the kinds'),
    ),
    held(
      214,
      'There are period analysis, content publish, popular authors, growth by quota and overview.',
      answer('period analysis'),
      answer('content publish'),
      answer('popular authors'),
      answer('growth of ${quota}'),
      answer('data overview'),
    ),
    held(
      215,
      'There are own projects, latest activity, visits, projects and teams, and own teams.',
      answer('projects'),
      answer('latest activity'),
      answer('visits'),
      answer('projects and teams'),
      answer('teams'),
    ),
    held(
      216,
      'save-info and upload answer ok.',
      http('people/accounts', 'stores the form for this account only and returns it in the user info'),
      http('people/avatars', 'a %s becomes the avatar in three sizes'),
    ),
    held(
      217,
      'There is certification.',
      answer('certification'),
      http('operations/certification', 'masks the data on the server'),
    ),
  ],
};
