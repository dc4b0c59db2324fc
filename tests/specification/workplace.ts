import { answer, held, http, journey, onLogin, part, type Section, web } from './statement.ts';

const WORKPLACE = 'content/workplace';
const ORDER_FIGURES = journey(
  'app/frame',
  'orders that wait are figures of the workplace, for those who may see them',
);

export const login: Section = {
  title: 'Screens: login and Workplace',
  statements: [
    held(
      48,
      'The login asks for user name and password.',
      onLogin('user name'),
      onLogin('password'),
      journey('people/sign-in', 'both accounts can sign in and are greeted by name'),
    ),
    held(
      49,
      'The login can remember.',
      onLogin('remember password'),
      journey('people/sign-in', 'remembering stores the name but never the password'),
    ),
    held(
      50,
      'The login leads on who has forgotten the password.',
      onLogin('forgot password'),
      journey(
        'people/account-doors',
        'a registration is approved by an administrator, and a forgotten password set by a link',
      ),
    ),
    held(
      51,
      'The login lets people register.',
      onLogin('register account'),
      journey(
        'people/account-doors',
        'a registration is approved by an administrator, and a forgotten password set by a link',
      ),
    ),
    held(
      52,
      'The login has a banner with slogans.',
      onLogin('banner slogans'),
      journey('people/sign-in', 'the password can be shown, and the slogans can be paused'),
    ),
    held(53, 'The Workplace has the balance in CNY.', part('balance in CNY')),
    held(54, 'The Workplace has pending orders.', ORDER_FIGURES),
    held(55, 'The Workplace has renewal orders.', ORDER_FIGURES),
    held(
      56,
      'The Workplace has online content.',
      part('online content'),
      journey('app/frame', 'the figures of the workplace equal the number of rows'),
    ),
    held(
      57,
      'The Workplace has documents.',
      part('documents'),
      journey(WORKPLACE, 'the cards are read point by point and as tables, arranged, and moved by hand'),
    ),
    held(
      58,
      'The Workplace has content management.',
      web('app/palette/specified-words', 'the palette finds %s', 'content management'),
    ),
    held(
      59,
      'The Workplace has announcements.',
      part('announcements'),
      journey(
        WORKPLACE,
        'an announcement is published, reaches an open workplace, opens at its address, and is removed',
      ),
    ),
    held(
      60,
      'The Workplace has what was recently visited.',
      part('recently visited'),
      journey(WORKPLACE, 'visited pages are listed, the newest first, and come back after they were cleared'),
    ),
    held(
      61,
      'The Workplace has quick operations.',
      part('quick operation'),
      journey(WORKPLACE, 'quick operations are chosen and ordered by keyboard, and stay after a reload'),
    ),
    ...['text', 'image', 'video'].map((type, at) =>
      held(
        62 + at,
        `The Workplace has popular content by ${type}.`,
        part(`popular by ${type}`),
        http(
          'content/content',
          'formatted clicks are truncated to one decimal of ten thousand, small numbers are plain',
        ),
        answer('popular ${type}'),
      ),
    ),
    held(
      65,
      'The Workplace has percentages of the categories.',
      part('category percentages'),
      journey(WORKPLACE, 'the cards are read point by point and as tables, arranged, and moved by hand'),
    ),
  ],
};
