import { ContentKind, QueueItemAction, QueueItemStage } from '../../../api/generated/model';

/** The names that the server uses in the history and in live events. */
export const sections = ['qualityInspection', 'service', 'rulePreset'] as const;
export type Section = (typeof sections)[number];

export const tabs = ['all', ...sections] as const;
export type Tab = (typeof tabs)[number];

/** Cards with translations in the catalogues; other cards show the texts of the server. */
export const knownQueues = ['video-lessons', 'picture-rights', 'text-language'] as const;
export const knownServices = [
  'learning-paths',
  'learner-map',
  'offline-lessons',
  'learner-profiles',
] as const;
export const knownRules = ['hide', 'pin', 'weigh', 'place', 'unsafe', 'languages'] as const;

export const contentKinds = Object.values(ContentKind);
export const decisions = Object.values(QueueItemAction);

/** Stages with work left to do. */
export const openStages = [QueueItemStage.waiting, QueueItemStage.sampled] as const;
export type OpenStage = (typeof openStages)[number];

/** Number of placeholder cards before the first response. */
export const expectedCards: Record<Section, number> = { qualityInspection: 3, service: 4, rulePreset: 6 };
