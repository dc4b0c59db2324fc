import { type ContentKind } from '../content/content.constants.js';
import { type Transitions } from '../../common/transitions/transitions.constants.js';

export const QUEUE_NAME = { maxLength: 32 } as const;
/** Not empty, without leading or trailing whitespace. */
export const QUEUE_TITLE = { minLength: 1, maxLength: 64, pattern: /^\S(.*\S)?$/ } as const;

/** Queues are soft-deleted so that the deletion can be undone. */
export const QUEUE_STATES = ['open', 'removed'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** Actions offered on a card. `inspect` means judging the items of the queue. */
export const QUEUE_ACTIONS = ['inspect', 'remove', 'restore'] as const;
export type QueueAction = (typeof QUEUE_ACTIONS)[number];
export type QueueMove = Exclude<QueueAction, 'inspect'>;

/** Actions that change the queue itself. Each one increments its version. */
export const QUEUE_TRANSITIONS: Transitions<QueueMove, QueueState> = {
  remove: { operation: 'removeQualityInspection', from: ['open'], to: 'removed' },
  restore: { operation: 'restoreQualityInspection', from: ['removed'], to: 'open' },
};

export const QUEUE_ITEM_TITLE = { maxLength: 128 } as const;
/** Why an item was rejected. Not empty, without leading or trailing whitespace. */
export const REJECTION_REASON = {
  minLength: 1,
  maxLength: 200,
  lines: true,
  pattern: /^\S([\s\S]*\S)?$/,
} as const;
export const QUEUE_ITEMS = { minimum: 1, maximum: 200, default: 20 } as const;
/** Arbitrary lock key, unique within the database. The lock ensures that queues are filled one at a time. */
export const QUEUE_FILLING_LOCK = 7_252_006;
/** Typical time to watch or read an item, in seconds. */
export const QUEUE_ITEM_SECONDS: Readonly<Record<ContentKind, number>> = {
  text: 120,
  imageText: 90,
  video: 300,
};

/**
 * waiting: not inspected yet, sampled: to be inspected again, done: passed, rejected: must not be published.
 */
export const QUEUE_ITEM_STAGES = ['waiting', 'sampled', 'done', 'rejected'] as const;
export type QueueItemStage = (typeof QUEUE_ITEM_STAGES)[number];
/** Stages at which an item still has to be inspected. Each one needs a figure of the card. */
export const OPEN_STAGES = ['waiting', 'sampled'] as const satisfies readonly QueueItemStage[];

export const QUEUE_ITEM_ACTIONS = ['pass', 'sample', 'reject', 'reopen'] as const;
export type QueueItemAction = (typeof QUEUE_ITEM_ACTIONS)[number];

/**
 * Decisions about an item, and `reopen`, which takes the last one back. Each one increments its version. An item that was
 * sampled before its last decision returns to `sampled`.
 */
export const QUEUE_ITEM_TRANSITIONS: Transitions<QueueItemAction, QueueItemStage> = {
  pass: { operation: 'passQualityInspectionItem', from: OPEN_STAGES, to: 'done' },
  sample: { operation: 'sampleQualityInspectionItem', from: ['waiting'], to: 'sampled' },
  reject: { operation: 'rejectQualityInspectionItem', from: OPEN_STAGES, to: 'rejected' },
  reopen: {
    operation: 'reopenQualityInspectionItem',
    from: ['sampled', 'done', 'rejected'],
    to: 'waiting',
  },
};

/** The figures of a card, in display order. Labels are data, in the language of the samples. */
export const QUEUE_FIGURES = [
  { key: 'waiting', label: '待质检数', unit: '' },
  { key: 'backlog', label: '积压时长', unit: 's' },
  { key: 'sampled', label: '待抽检数', unit: '' },
] as const;
export const QUEUE_FIGURE_KEYS = QUEUE_FIGURES.map(({ key }) => key);
export type QueueFigureKey = (typeof QUEUE_FIGURES)[number]['key'];
