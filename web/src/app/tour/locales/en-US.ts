export const catalogue = {
  'offer.label': 'Tour of the product',
  'offer.text': 'New here? One minute shows you where everything is.',
  'offer.start': 'Take the tour',
  'offer.no': 'No, thanks',
  step: '{{at, number}} of {{count, number}}',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  close: 'End the tour',
  menu: 'Every page is in the menu',
  'menu.text':
    'Dashboards come first, then lists and forms, and the library with what children read and watch. You see the pages that your role opens.',
  search: 'Or just type',
  'search.text':
    'This opens the search, and so does Ctrl + K. It finds pages, sets and settings, and begins what you want to create.',
  worklist: 'What waits for you',
  'worklist.text':
    'Here is what you have to decide, correct or renew, and by which day. Each line leads to the place where you do it.',
  messages: 'News comes by itself',
  'messages.text':
    'Messages, notices and todos arrive without a reload. Under User Setting, Notifications, you choose what is mailed to you, and when.',
  account: 'Make it yours',
  'account.text':
    'Your details, security and notifications are here, and so is this tour. Language and appearance are next to it, and follow you to other devices.',
  begin: 'Now begin',
  'begin.text':
    'A text for children is written, inspected by somebody else, and put into a set that is online.',
  'begin.write': 'Write a first text',
  'begin.invite': 'Invite a colleague',
  'begin.read': 'Read how a set comes online',
} as const;
