export const QUEUE_NAME = { maxLength: 32 } as const;
export const QUEUE_TITLE = { maxLength: 64 } as const;
export const QUEUE_ITEM_TITLE = { maxLength: 64 } as const;

/** waiting: to be inspected, sampled: inspected and to be looked at once more, done: neither. */
export const QUEUE_ITEM_STAGES = ['waiting', 'sampled', 'done'] as const;
export type QueueItemStage = (typeof QUEUE_ITEM_STAGES)[number];

/** The figures of a card in their order. Labels are data, in the language of the samples. */
export const QUEUE_FIGURES = [
  { key: 'waiting', label: '待质检数', unit: '' },
  { key: 'backlog', label: '积压时长', unit: 's' },
  { key: 'sampled', label: '待抽检数', unit: '' },
] as const;
export const QUEUE_FIGURE_KEYS = QUEUE_FIGURES.map(({ key }) => key);
export type QueueFigureKey = (typeof QUEUE_FIGURES)[number]['key'];
