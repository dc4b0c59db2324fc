import { writtenAddress } from '../../common/text/web-address.constants.js';
import {
  CONTENT_EXTERNAL_ID,
  CONTENT_SUMMARY,
  type ContentState,
} from '../../content/content/content.constants.js';
import { type Review } from '../../review/reviews/reviews.constants.js';

const TRIMMED_LINE = /^\S([^\r\n]*\S)?$/;
export const ITEM_TITLE = { minLength: 1, maxLength: 80, pattern: TRIMMED_LINE, form: 'oneLine' } as const;
export const ITEM_SUMMARY = { ...CONTENT_SUMMARY, maxWords: 200, lines: true } as const;
export const ITEM_LABELS = { minItems: 0, maxItems: 10 } as const;
export const ITEM_LABEL = { minLength: 1, maxLength: 30, pattern: TRIMMED_LINE, form: 'oneLine' } as const;
/** Between the labels in one cell. */
export const LABEL_SEPARATOR = '; ';
export const LABELS_IN_CELL = {
  maxLength: ITEM_LABELS.maxItems * (ITEM_LABEL.maxLength + LABEL_SEPARATOR.length),
} as const;
export const ITEM_BODY = { maxLength: 20_000, lines: true } as const;
/** Empty if there is none. */
export const VIDEO_ADDRESS = {
  maxLength: 500,
  pattern: /^(https:\/\/[^\s/?#]\S*)?$/,
  form: 'httpsAddress',
  parse: writtenAddress,
} as const;
/** Empty if there is none. */
export const EXTERNAL_ID = {
  ...CONTENT_EXTERNAL_ID,
  pattern: /^(\S([^\r\n]*\S)?)?$/,
  form: 'oneLine',
} as const;
/** Number of a revision. */
export const REVISION = { minimum: 1, maximum: 2_147_483_647 } as const;
export const ITEM_SEARCH = { maxLength: 100 } as const;

export const ITEM_SORTS = ['updated', 'created', 'title'] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

export const ITEM_ACTIONS = [
  'edit',
  'submit',
  'withdraw',
  'approve',
  'reject',
  'reopen',
  'online',
  'offline',
  'remove',
  'restore',
] as const;
export type ItemAction = (typeof ITEM_ACTIONS)[number];

/** Where nothing of it is online. What is online can also be taken offline while its next revision is worked on. */
export const ITEM_REVIEW: Review<ItemAction, ContentState> = {
  entity: 'contentItem',
  capability: 'content.inspect',
  seenWith: 'content.seeAll',
  todo: 'contentReview',
  steps: {
    edit: {
      ...{ operation: 'saveContentItem', to: 'draft', by: 'anyone', ofOthers: 'content.editAll' },
      from: ['draft', 'rejected', 'approved', 'online', 'offline'],
    },
    submit: {
      ...{ operation: 'submitContentItem', to: 'inspecting', by: 'anyone', ofOthers: 'content.editAll' },
      from: ['draft'],
    },
    withdraw: { operation: 'withdrawContentItem', from: ['inspecting'], to: 'draft', by: 'submitter' },
    approve: {
      ...{ operation: 'approveContentItem', from: ['inspecting'], to: 'approved', by: 'others' },
      approvers: 1,
    },
    reject: { operation: 'rejectContentItem', from: ['inspecting'], to: 'rejected', by: 'others' },
    reopen: {
      ...{ operation: 'reopenContentItem', to: 'inspecting', by: 'anyone' },
      from: ['approved', 'rejected'],
    },
    online: { operation: 'publishContentItem', from: ['approved', 'offline'], to: 'online', by: 'anyone' },
    offline: { operation: 'unpublishContentItem', from: ['online'], to: 'offline', by: 'anyone' },
    remove: {
      ...{ operation: 'removeContentItem', to: 'removed', by: 'anyone', ofOthers: 'content.editAll' },
      from: ['draft', 'rejected', 'approved', 'offline'],
    },
    restore: {
      ...{ operation: 'restoreContentItem', to: 'draft', by: 'anyone', ofOthers: 'content.editAll' },
      from: ['removed'],
    },
  },
  progress: {
    draft: 'done',
    inspecting: 'notStarted',
    rejected: 'done',
    approved: 'done',
    online: 'done',
    offline: 'done',
    removed: 'done',
  },
  path: itemPath,
  refusals: { notSubmitter: 'notFound', own: 'ownReview', ownTellsState: false },
};

/** The path of what waits to be put online, in the web app. */
export const APPROVED_ITEMS_PATH = '/library/content?state=approved';

/** The path of an item in the web app. */
export function itemPath(id: number): string {
  return `/library/content?item=${id}`;
}
