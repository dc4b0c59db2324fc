import { enquiryLabels } from '../../../../api/generated/model/labels/enquiry/en-US';

export const catalogue = {
  ...enquiryLabels,
  title: 'Enquiry',
  'course.any': 'Please advise us',
  'column.assignee': 'Taken by',
  'column.eraseDate': 'Deleted automatically on',
  'filter.search.hint': 'Name, email, telephone or number',
  'view.named': 'View the enquiry of {{name}}',
  'action.take': 'Take',
  'action.close': 'Close the enquiry',
  'action.reopen': 'Reopen',
  'action.erase': 'Delete now',
  'close.hint': 'For example: called back, a place on Saturday',
  'close.missing': 'Please describe the outcome',
  'erase.title': 'Delete for good?',
  'erase.ask':
    'Everything that {{name}} wrote will be deleted, with the todos about it. This cannot be undone. The log only keeps that it was deleted.',
  'done.take': 'You have taken the enquiry',
  'done.close': 'The enquiry was closed',
  'done.reopen': 'The enquiry was reopened',
  'done.erase': 'The enquiry was deleted',
  gone: 'This enquiry no longer exists',
  'gone.text':
    'It was deleted by an administrator or when its retention period ended, or the number is wrong.',
  'history.visitor': 'From the public page',
  'history.create': 'Received',
  'history.take': 'Took it',
  'history.close': 'Closed it',
  'history.reopen': 'Reopened it',
  'empty.none': 'No enquiries yet',
  'empty.none.text': 'What visitors send from the public page appears here automatically.',
} as const;
