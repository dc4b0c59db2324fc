import { held, http, journey, onScreens, part, type Section, web } from './statement.ts';

const TABLE = 'policies/search-table';
const CARDS = 'content/card-list';
const SETTINGS = 'app/settings';
const CARDS_USED = journey(
  CARDS,
  'an administrator uses all three kinds of cards, and all changes are stored',
);
const MOVES = http('content/service-moves', '$action from $state, as admin');
const FILTERED = journey(
  TABLE,
  'rows are filtered, paged and sorted, as the address says, and a late response overwrites nothing',
);
const DRAWER = journey(
  SETTINGS,
  'the drawer keeps the focus, copies what is set, and sets the navbar and the menu',
);

export const monitorAndTable: Section = {
  title: 'Screens: Monitor and Search Table',
  statements: [
    held(
      66,
      'The Monitor has a chat window.',
      part('chat window'),
      journey('messages/chat', 'two browsers see each other’s messages at once, with what they answer'),
    ),
    held(
      67,
      'The Monitor has quick operations.',
      part('quick operation of the studio'),
      journey('operations/monitor', 'an operation asks first, is logged, and others see it'),
    ),
    held(
      68,
      'The Monitor has information on the studio.',
      part('studio information'),
      journey('operations/monitor', 'what was typed stays when someone else saves'),
    ),
    held(69, 'The Monitor has a preview of the studio.', part('studio preview')),
    held(
      70,
      'The live method is normal, flow control, video or web.',
      part('normal live'),
      part('flow control live'),
      part('video live'),
      part('web live'),
    ),
    held(
      71,
      'The Monitor has the online population.',
      part('online population'),
      http('operations/studio-feed', 'are averaged by minute, and leave the minutes between them open'),
    ),
    held(
      72,
      'The Monitor has the status of the studio.',
      part('studio status'),
      http('operations/studio', '$action while $state'),
    ),
    ...['set number', 'set name', 'content type', 'filter type', 'created date', 'status'].map((filter, at) =>
      held(
        73 + at,
        `The Search Table is filtered by ${filter}.`,
        part(`filter by ${filter}`),
        filter === 'created date'
          ? http('policies/policies', 'includes full days of a range, and a single date means that day')
          : FILTERED,
      ),
    ),
    held(
      79,
      'The Search Table has the action create.',
      part('create'),
      journey(
        'policies/policy-record',
        'a set is created, edited during a conflict, taken offline, deleted and restored',
      ),
    ),
    held(
      80,
      'The Search Table has the action import.',
      part('import'),
      journey(
        'policies/policy-import',
        'a table with errors offers its valid rows alone; the corrected one is imported and can be undone',
      ),
    ),
    held(
      81,
      'The Search Table has the action download.',
      part('download'),
      journey('policies/policy-import', 'importing a download ${format} changes nothing'),
    ),
    held(
      82,
      'The Search Table has the action view.',
      part('view'),
      journey(
        'policies/policy-record',
        'the open record has an address, previous and next records, and a way back',
      ),
    ),
    held(
      83,
      'The table has a density.',
      part('density'),
      journey(TABLE, 'density and columns are in the address and stored on the account'),
    ),
    held(
      84,
      'The table has settings of its columns.',
      part('columns'),
      journey(TABLE, 'density and columns are in the address and stored on the account'),
    ),
  ],
};

export const otherScreens: Section = {
  title: 'Screens: lists, forms, results, account and settings',
  statements: [
    held(
      85,
      'The Card List has the tabs all, quality inspection, service and rules preset.',
      part('all cards'),
      part('quality inspections'),
      part('service cards'),
      part('rule presets'),
    ),
    held(
      86,
      'The Card List is searched.',
      part('search of cards'),
      journey(
        CARDS,
        'tab and search are in the address, and a user sees every card but no actions until the role is switched',
      ),
    ),
    held(87, 'Cards are enabled and disabled.', CARDS_USED),
    held(88, 'A service is opened.', MOVES, CARDS_USED),
    held(89, 'A service is cancelled.', MOVES, CARDS_USED),
    held(90, 'A service is renewed.', MOVES, CARDS_USED),
    held(
      91,
      'The Step Form creates a channel in three steps.',
      part('three steps'),
      journey(
        'operations/step-form',
        'an activity is submitted once and by keyboard, and a reload in the middle loses nothing',
      ),
    ),
    held(
      92,
      'The Group Form has parameters of video and audio, and a description.',
      part('video parameters'),
      part('audio parameters'),
      part('description of the parameters'),
      journey(
        'operations/basic-profile',
        'the group form marks what differs, names each problem at its field, and keeps the input',
      ),
    ),
    held(
      93,
      'The Basic Profile has an approval of commit, approval and finish.',
      part('approval flow'),
      journey(
        'operations/approval',
        'a change goes through commit, approval by another administrator, and finish',
      ),
    ),
    held(
      94,
      'The Basic Profile has original and current parameters.',
      part('original parameters'),
      part('current parameters'),
      http(
        'operations/profile-parameters',
        'current are the requested, original the applied parameters, even if outside today’s limits',
      ),
    ),
    held(
      95,
      'The Basic Profile has an operation log.',
      part('operation log of the profile'),
      journey(
        'operations/basic-profile',
        'the log is read by keyboard, and the page prints as a sheet without the frame',
      ),
    ),
    held(
      96,
      'There is the page Data Analysis.',
      part('data analysis'),
      journey(
        'content/analysis',
        'each card of the analysis explains, counts and saves what it shows, for the period in the address',
      ),
    ),
    held(
      97,
      'There is the page Multi-D Analysis.',
      part('multi-dimension analysis'),
      journey(
        'content/multi-dimension',
        'figures of the multi-dimension analysis open their rows, and its period survives a reload',
      ),
    ),
    held(
      98,
      'There is the Success result.',
      part('success result'),
      journey(
        'operations/operations',
        'an application goes through its steps while its applicant watches, and another is returned',
      ),
    ),
    held(
      99,
      'There is the Error result.',
      part('error result'),
      part('reasons of the error result'),
      journey(
        'operations/operations',
        'an application goes through its steps while its applicant watches, and another is returned',
      ),
      http(
        'operations/application-reasons',
        'chosen reasons reach the applicant, the notice and the history, with own words or without',
      ),
    ),
    held(100, 'There are the pages 403, 404 and 500.', part('page 403'), part('page 404'), part('page 500')),
    held(
      101,
      'There is the Maintenance page.',
      part('maintenance page'),
      journey(
        'operations/operations',
        'maintenance shuts out everyone but administrators, and lets them back in by itself',
      ),
    ),
    held(
      102,
      'User Info has the tabs overview, project and my team.',
      part('overview of a person'),
      part('projects of a person'),
      part('team of a person'),
    ),
    held(
      103,
      'User Setting has basic information, security settings and certification.',
      part('basic information'),
      part('security settings'),
      part('tab of the certification'),
    ),
    held(
      104,
      'The message box has message, notice and todo.',
      onScreens('the message box has its three kinds, and marks all as read'),
      journey('messages/messages', 'reading a message in one browser updates the other without a reload'),
    ),
    held(
      105,
      'The message box marks all as read.',
      journey('messages/messages', 'reading a message in one browser updates the other without a reload'),
    ),
    held(
      106,
      'There are switch roles, user center, user settings and logout.',
      onScreens('the account menu leads to the roles, the user center, the settings and out'),
    ),
    held(107, 'The settings drawer is everywhere, and 300 px wide.', DRAWER),
    held(108, 'The drawer has close and copy settings.', DRAWER),
    held(109, 'A floating button opens it only while the navbar is hidden.', DRAWER),
    held(
      110,
      'The texts have the groups of the menu, “Server-driven dashboard” and “Docs” among them.',
      web('app/layout/menu/menu-label', '%s with %s is %s', 'Server-driven dashboard'),
      web('app/layout/menu/menu-tree', 'opens the documentation by an entry of its own'),
    ),
  ],
};
