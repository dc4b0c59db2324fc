import { answer, held, http, part, type Section, type Statement, web } from './statement.ts';

/** Labels of the profile that are parts of User Setting. */
const LABELS = [
  'email',
  'nickname',
  'country or region',
  'area',
  'address',
  'profile',
  'phone',
  'account id',
  'registration date',
  'avatar',
];
const FIRST_LABEL = 134;

const labels = LABELS.map((label, at): Statement =>
  held(FIRST_LABEL + at, `The profile has ${label}.`, part(label)),
);

export const entities: Section = {
  title: 'Entities and their fields',
  statements: [
    held(
      111,
      'The envelope has data, status, msg and code.',
      answer('user info'),
      http('requests/specified-answers', 'a wrong address and a wrong method have an envelope, too'),
    ),
    held(
      112,
      'User info has sixteen members, of which role is a text.',
      answer('user info'),
      answer('user info, read'),
    ),
    held(
      113,
      'The settings have their defaults.',
      web('app/specification/settings', 'the settings begin as the specification says'),
    ),
    held(
      114,
      'A tab has title, name, fullPath, query and ignoreCache; the first tab and the first cached name are the Workplace.',
      web('app/tabs/tabs.store', 'starts with the Workplace'),
    ),
    held(
      115,
      'An item of the server menu has name, children and requiresAuth.',
      answer('menu'),
      http('requests/specified-answers', 'a menu has pages below its groups'),
    ),
    held(
      116,
      'A message has ten members; its type, messageType and status have their values.',
      answer('messages'),
    ),
    held(117, 'A popular item has key, clickNumber, title and increases.', answer('popular ${type}')),
    held(
      118,
      'A card of quality inspection has id, name, title, description and data of label and value.',
      answer('quality inspection'),
    ),
    held(
      119,
      'A service card has id, icon, title, description, enable, actionType button and expires.',
      answer('services'),
    ),
    held(
      120,
      'A rules preset has id, title, description, enable and actionType switch.',
      answer('rules preset'),
    ),
    held(
      121,
      'A policy has eight members; its content type, filter type and status have their values.',
      answer('policies'),
    ),
    held(
      122,
      'A channel activity has nine members.',
      http('operations/channel-activities', 'is stored with its submitter and time'),
      http('operations/channel-activities', 'opens an application, and is shown as stored'),
    ),
    held(
      123,
      'A basic profile has status, video and audio, and there is a description.',
      answer('basic profile'),
      part('description of the parameters'),
    ),
    held(
      124,
      'An entry of the operation log has key, contentNumber, updateContent, status and updateTime.',
      answer('operation log'),
    ),
    held(
      125,
      'An analysis has count, growth and chartData, whose points have x, y and name, or name, value and colour.',
      answer('visitors'),
      answer('shares of the kinds'),
    ),
    held(126, 'A period analysis has xAxis, and data of name and value.', answer('period analysis')),
    held(127, 'Content publish has name, x and y.', answer('content publish')),
    held(
      128,
      'A popular author has ranking, author, contentCount and clickCount.',
      answer('popular authors'),
    ),
    held(
      129,
      'A project has id, name, description, peopleNumber and contributors of name, email and avatar.',
      answer('projects'),
    ),
    held(130, 'A team has id, avatar, name and peopleNumber.', answer('teams')),
    held(131, 'An activity has id, title, description and avatar.', answer('latest activity')),
    held(132, 'Visits have name, visits and growth.', answer('visits')),
    held(133, 'A certification has enterpriseInfo of nine members, and record.', answer('certification')),
    ...labels,
    held(
      144,
      'The profile has office location and introduction.',
      part('office location'),
      part('introduction'),
    ),
    held(
      145,
      'The profile has website.',
      http('people/accounts', 'stores the form for this account only and returns it in the user info'),
      web('shared/ui/layout/website-link', 'the website %s is a link that gives nothing to the other page'),
    ),
    held(
      146,
      'Copied settings have nine members.',
      web('app/specification/settings', 'copied settings have nine members'),
    ),
  ],
};
