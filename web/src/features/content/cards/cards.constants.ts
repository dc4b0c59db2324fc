import { QueueItemAction, QueueItemStage } from '../../../api/generated/model';

/** The names that the server uses in the history and in live events. */
export const sections = ['qualityInspection', 'service', 'rulePreset'] as const;
export type Section = (typeof sections)[number];

export const tabs = ['all', ...sections] as const;
export type Tab = (typeof tabs)[number];

/** Cards with translations in the catalogues; other cards show the texts of the server. */
export const knownRules = ['hide', 'pin', 'weigh', 'place', 'unsafe', 'languages'] as const;

export const stages = Object.values(QueueItemStage);

/** What is decided about an item of a queue. Only a rejection has a reason. */
export type Decision = { action: Exclude<QueueItemAction, 'reject'> } | { action: 'reject'; reason: string };
/** The keys of the decisions, the most frequent first. */
export const decisionKeys = { pass: 'A', sample: 'C', reject: 'R', reopen: 'O' } as const satisfies Record<
  QueueItemAction,
  string
>;
export const decisions = Object.values(QueueItemAction);

/** Number of placeholder cards before the first response. */
export const expectedCards: Record<Section, number> = { qualityInspection: 3, service: 4, rulePreset: 6 };
