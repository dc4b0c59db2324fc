import { held, http, journey, onLanding, onLogin, part, type Section, web } from './statement.ts';

export const purpose: Section = {
  title: 'What it is, roles and languages',
  statements: [
    held(
      1,
      'It is an admin dashboard with a public landing page of a school.',
      onLanding('about'),
      part('balance in CNY'),
    ),
    held(2, 'It has a sign-in page.', onLogin('user name')),
    held(
      3,
      'Access is by role: user and admin.',
      http('requests/roles', '$method $path'),
      journey('app/access', 'a user cannot open pages for administrators'),
    ),
    held(
      4,
      'It has a light and a dark theme.',
      journey('app/frame', 'the theme is applied before the first script and can be changed'),
    ),
    held(
      5,
      'Its menu is configurable, and may be loaded from the server.',
      journey(
        'app/settings',
        'the drawer keeps the focus, copies what is set, and sets the navbar and the menu',
      ),
      journey('app/settings', 'the server menu is requested at once, and a failure keeps the local one'),
    ),
    held(
      6,
      'Its text is in en-US, zh-CN and km-KH.',
      journey('app/languages', 'switching to ${language} needs no reload and persists'),
    ),
    held(
      7,
      'The Khmer catalogue covers landing page, menu, settings and maintenance.',
      web('shared/i18n/catalogues', 'has every text in %s'),
    ),
    held(
      8,
      'The landing page has home.',
      journey(
        'public/landing',
        'the header reaches every part by the keyboard, what does not fit under More',
      ),
    ),
    held(9, 'The landing page has about.', onLanding('about')),
    held(10, 'The landing page has partner.', onLanding('partner')),
    held(11, 'The landing page has career.', onLanding('career')),
    held(
      12,
      'The landing page has contact.',
      onLanding('contact'),
      journey('public/enquiries', 'an administrator handles an enquiry from the todo to closing'),
    ),
    held(
      13,
      'The landing page has join us.',
      onLanding('join us'),
      journey('public/landing', 'a family requests a lesson, corrects an error and sees the thank-you page'),
    ),
    held(
      14,
      'The landing page has testimonials from students and parents.',
      http('public/testimonials', 'stand on the public page in its language, in their order, without script'),
    ),
    held(15, 'The landing page has terms of use.', onLanding('links of the footer')),
    held(
      16,
      'The footer has address, contact and links.',
      onLanding('address of the school'),
      onLanding('telephone of the school'),
      onLanding('mail of the school'),
      onLanding('links of the footer'),
    ),
    held(
      17,
      'The footer has social links.',
      journey(
        'public/landing',
        'a page at localhost links to the profiles of the school, and offers no sharing',
      ),
    ),
  ],
};
