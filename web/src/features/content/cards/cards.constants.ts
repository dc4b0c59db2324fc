import { ContentKind, QueueItemAction, QueueItemStage } from '../../../api/generated/model';

/** Named as the server names them in its history and in live events. */
export const sections = ['qualityInspection', 'service', 'rulePreset'] as const;
export type Section = (typeof sections)[number];

export const tabs = ['all', ...sections] as const;
export type Tab = (typeof tabs)[number];

/** Cards that the catalogues have words for; others speak their own. */
export const knownQueues = ['video-lessons', 'picture-rights', 'text-language'] as const;
export const knownServices = [
  'learning-paths',
  'learner-map',
  'offline-lessons',
  'learner-profiles',
] as const;
export const knownRules = ['hide', 'pin', 'weigh', 'place', 'unsafe', 'languages'] as const;

export const contentKinds = Object.values(ContentKind);
export const judgements = Object.values(QueueItemAction);

/** Stages in which something is still to be done. */
export const openStages = [QueueItemStage.waiting, QueueItemStage.sampled] as const;
export type OpenStage = (typeof openStages)[number];

/** How many cards hold the place before the first answer. */
export const expectedCards: Record<Section, number> = { qualityInspection: 3, service: 4, rulePreset: 6 };
