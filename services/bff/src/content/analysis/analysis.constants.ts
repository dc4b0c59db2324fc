import { type ContentKind } from '../content/content.constants.js';
import { type FigureDefinition } from '../periods/periods.constants.js';

export const OPINION_QUOTA = { maxLength: 64 } as const;
const OPINION_TRENDS = ['visitors', 'comment', 'published'] as const;
export type OpinionTrend = (typeof OPINION_TRENDS)[number];
export type Opinion = OpinionTrend | 'share';

/** Any other value, or none, selects the shares by kind. */
export function opinionOf(quota: string | undefined): Opinion {
  return OPINION_TRENDS.find((trend) => trend === quota) ?? 'share';
}

/** Points per year, one per month. */
export const MONTHS = 12;
/** Number of days for which publications are shown. Today is the last. */
export const PUBLISHED_DAYS = 12;
export const KIND_COLORS: Record<ContentKind, string> = {
  text: '#8D4EDA',
  imageText: '#165DFF',
  video: '#00B2FF',
};

/** Days aggregated by the analyses by time of day, including today. */
export const PERIOD_DAYS = 30;

export const GROWTH_QUOTAS = [
  'retentionTrends',
  'userRetention',
  'contentConsumptionTrends',
  'contentConsumption',
] as const;
export type GrowthQuota = (typeof GROWTH_QUOTAS)[number];
export const GROWTH_DAYS = 12;

/** Names of the series, in the language of the sample data. Older clients look up series by these names. */
export const OVERVIEW_NAMES = {
  production: '内容生产量',
  clicks: '内容点击量',
  exposure: '内容曝光量',
  activeUsers: '活跃用户数',
} as const;
export type OverviewKey = keyof typeof OVERVIEW_NAMES;
export const OVERVIEW_KEYS = Object.keys(OVERVIEW_NAMES) as OverviewKey[];
export const OPINION_DEFINITIONS: Record<Opinion, FigureDefinition> = {
  visitors: 'visits',
  comment: 'comments',
  published: 'publications',
  share: 'shares',
};

export const OVERVIEW_DEFINITIONS: Record<OverviewKey, FigureDefinition> = {
  production: 'publications',
  clicks: 'clicks',
  exposure: 'exposures',
  activeUsers: 'activePeople',
};

export const GROWTH_DEFINITIONS: Record<GrowthQuota, FigureDefinition> = {
  retentionTrends: 'returnedPeople',
  userRetention: 'retainedPeople',
  contentConsumptionTrends: 'minutes',
  contentConsumption: 'clicks',
};

export const USER_ACTIONS = ['likes', 'comments', 'shares'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];
