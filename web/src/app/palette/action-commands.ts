import type { TFunction } from 'i18next';
import type { OperationId } from '../../api/generated/model/access';
import type { PagePath } from '../../api/generated/model/pages';
import { may } from '../../shared/session/permissions';
import { catalogue as app } from '../locales/en-US';
import { catalogue as english } from '../settings/locales/en-US';
import { panels } from '../panels/panels.store';
import type { Command } from './commands';

interface Run {
  go: (path: string) => void;
  logout: () => Promise<void>;
}

/** What begins a new record, each with the operation that it needs. A test compares them with the operations. */
export const beginnings = [
  { name: 'set', operation: 'createPolicy', page: '/list/search-table', query: 'record=new' },
  { name: 'sets', operation: 'uploadPolicyImport', page: '/list/search-table', query: 'record=import' },
  { name: 'content', operation: 'createContentItem', page: '/library/content', query: 'form=new' },
  { name: 'contents', operation: 'uploadContentImport', page: '/library/content', query: 'form=import' },
  { name: 'author', operation: 'createAuthor', page: '/library/authors', query: 'new=yes' },
  {
    name: 'announcement',
    operation: 'createAnnouncement',
    page: '/dashboard/announcements',
    query: 'new=yes',
  },
  { name: 'service', operation: 'createServiceOffer', page: '/list/services', query: 'new=yes' },
  { name: 'topUp', operation: 'topUpBalance', page: '/list/orders', query: 'view=ledger&new=yes' },
  { name: 'invitation', operation: 'inviteAccount', page: '/list/accounts', query: 'new=invitation' },
  { name: 'invitations', operation: 'importAccounts', page: '/list/accounts', query: 'new=import' },
  { name: 'key', operation: 'createChannel', page: '/list/keys', query: 'new=yes' },
  { name: 'webhook', operation: 'createWebhook', page: '/list/webhooks', query: 'new=yes' },
  { name: 'testimonial', operation: 'createTestimonial', page: '/list/testimonials', query: 'new=yes' },
  { name: 'project', operation: 'createGroup', page: '/user/projects', query: 'new=yes' },
  { name: 'team', operation: 'createGroup', page: '/user/teams', query: 'new=yes' },
] as const satisfies { name: string; operation: OperationId; page: PagePath; query: string }[];

/** What the user may do from everywhere. */
export function actionCommands(t: TFunction<['settings', 'app']>, { go, logout }: Run): Command[] {
  const offered = beginnings.filter(({ operation }) => may(operation));
  return [
    ...offered.map(({ name, page, query }) => {
      const text = `begin.${name}` as const;
      return {
        key: text,
        label: t(text),
        note: '',
        words: [t(text), english[text]],
        run: () => {
          go(`${page}?${query}`);
        },
      };
    }),
    {
      key: 'tour',
      label: t('app:account.tour'),
      note: '',
      words: [t('app:account.tour'), app['account.tour']],
      run: () => {
        panels.show('tour');
      },
    },
    {
      key: 'logout',
      label: t('app:account.logout'),
      note: '',
      words: [t('app:account.logout'), app['account.logout']],
      run: () => void logout(),
    },
  ];
}
