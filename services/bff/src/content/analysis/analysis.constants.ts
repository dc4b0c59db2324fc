import { type ContentKind } from '../content/content.constants.js';

/** Anything else, or nothing, asks for the shares by kind. */
export const OPINION_QUOTA = { maxLength: 64 } as const;
/** Points of a year, a month each. */
export const MONTHS = 12;
/** Days of the month whose publications are shown, from the first. */
export const PUBLISHED_DAYS = 12;
export const KIND_COLORS: Record<ContentKind, string> = {
  text: '#8D4EDA',
  imageText: '#165DFF',
  video: '#00B2FF',
};

/** Days that the analyses by time of day put together, today included. */
export const PERIOD_DAYS = 30;

export const GROWTH_QUOTAS = [
  'retentionTrends',
  'userRetention',
  'contentConsumptionTrends',
  'contentConsumption',
] as const;
export type GrowthQuota = (typeof GROWTH_QUOTAS)[number];
export const GROWTH_DAYS = 12;

/** Names of the series, in the language of the samples; older clients look series up by them. */
export const OVERVIEW_NAMES = {
  production: '内容生产量',
  clicks: '内容点击量',
  exposure: '内容曝光量',
  activeUsers: '活跃用户数',
} as const;
export type OverviewKey = keyof typeof OVERVIEW_NAMES;
export const OVERVIEW_KEYS = Object.keys(OVERVIEW_NAMES) as OverviewKey[];
