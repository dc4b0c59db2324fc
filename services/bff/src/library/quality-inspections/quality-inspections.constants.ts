import { type Language } from '../../common/messages/languages.constants.js';
import { type ContentKind, type Source, type Subject } from '../../content/content/content.constants.js';
import { type Transitions } from '../../common/transitions/transitions.constants.js';

export const QUEUE_NAME = { maxLength: 32 } as const;
/** Not empty, without leading or trailing whitespace. */
export const QUEUE_TITLE = { minLength: 1, maxLength: 64, pattern: /^\S(.*\S)?$/ } as const;

/** Queues are soft-deleted so that the deletion can be undone. */
export const QUEUE_STATES = ['open', 'removed'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** Actions offered on a card. `inspect` means judging the items of the queue. */
export const QUEUE_ACTIONS = ['inspect', 'edit', 'remove', 'restore'] as const;
export type QueueAction = (typeof QUEUE_ACTIONS)[number];
export type QueueMove = Exclude<QueueAction, 'inspect'>;
/** Actions that need nothing but the version. */
export type QueueStep = Exclude<QueueMove, 'edit'>;

/** Actions that change the queue itself. Each one increments its version. */
export const QUEUE_TRANSITIONS: Transitions<QueueMove, QueueState> = {
  edit: { operation: 'editQualityInspection', from: ['open'], to: 'open' },
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
/** Arbitrary lock key, unique within the database. Whoever changes queues holds it; what comes in shares it. */
export const QUEUES_LOCK = 7_252_006;

export const QUEUE_LABELS = { minItems: 0, maxItems: 20 } as const;
export const QUEUE_AUTHORS = { minItems: 0, maxItems: 50 } as const;

/** What an item has to be to come into a queue. What is missing allows all. */
export interface QueueConditions {
  kinds?: ContentKind[];
  subjects?: Subject[];
  sources?: Source[];
  languages?: Language[];
  /** Any of them. */
  labels?: string[];
  authorIds?: number[];
  /** In years. */
  agesFrom?: number;
  agesTo?: number;
}

/** waiting: not inspected yet, sampled: to be inspected again, done: passed, rejected: must not be published. */
export const QUEUE_ITEM_STAGES = ['waiting', 'sampled', 'done', 'rejected'] as const;
export type QueueItemStage = (typeof QUEUE_ITEM_STAGES)[number];
/** Stages at which an item still has to be inspected. Each one needs a figure of the card. */
export const OPEN_STAGES = ['waiting', 'sampled'] as const satisfies readonly QueueItemStage[];

export const QUEUE_ITEM_ACTIONS = ['pass', 'sample', 'reject', 'reopen'] as const;
export type QueueItemAction = (typeof QUEUE_ITEM_ACTIONS)[number];

/**
 * Decisions about an item, and `reopen`, which takes the last one back. An item that was sampled before it was passed or
 * rejected returns to `sampled`.
 */
export const QUEUE_ITEM_TRANSITIONS: Transitions<QueueItemAction, QueueItemStage> = {
  pass: { operation: 'passQualityInspectionItem', from: OPEN_STAGES, to: 'done' },
  sample: { operation: 'sampleQualityInspectionItem', from: ['waiting', 'done'], to: 'sampled' },
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

/** The path of the inspection of a queue in the web app. */
export function queuePath(id: number): string {
  return `/list/card?tab=qualityInspection&queue=${id}`;
}
