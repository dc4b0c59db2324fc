import { type Language } from '../../common/messages/languages.constants.js';
import { type Transitions } from '../../common/transitions/transitions.constants.js';

export const RULE_KEY = { maxLength: 32 } as const;
export const RULE_TITLE = { maxLength: 64 } as const;
export const RULE_DESCRIPTION = { maxLength: 200 } as const;

/** The presets of the product. A program knows each by its key. */
export const PRESET_KEYS = ['hide', 'pin', 'weigh', 'place', 'unsafe', 'languages'] as const;
export type PresetKey = (typeof PRESET_KEYS)[number];
/** Those that keep items back. The others only order what is delivered. The database judges by the same keys. */
export const HIDING_PRESETS: readonly string[] = ['hide', 'unsafe', 'languages'] satisfies PresetKey[];

export const RULE_STATES = ['enabled', 'disabled'] as const;
export type RuleState = (typeof RULE_STATES)[number];

export const RULE_ACTIONS = ['enable', 'disable'] as const;
export type RuleAction = (typeof RULE_ACTIONS)[number];

/** Actions on a rule. Each one increments its version. */
export const RULE_TRANSITIONS: Transitions<RuleAction, RuleState> = {
  enable: { operation: 'enableRulePreset', from: ['disabled'], to: 'enabled' },
  disable: { operation: 'disableRulePreset', from: ['enabled'], to: 'disabled' },
};

/** An item has a collection for each of its labels. */
export interface PresetWeight {
  label: string;
  weight: number;
}

export interface PresetPlace {
  itemId: number;
  /** From 1. */
  place: number;
}

/** The parameters of presets. Each preset has some of them. */
export interface PresetParameters {
  labels?: string[];
  itemIds?: number[];
  weights?: PresetWeight[];
  places?: PresetPlace[];
  words?: string[];
  languages?: Language[];
  withoutEmoji?: boolean;
}

/** The first of each is needed for the preset to do anything. */
export const PARAMETERS_OF: Record<
  PresetKey,
  readonly [keyof PresetParameters, ...(keyof PresetParameters)[]]
> = {
  hide: ['labels'],
  pin: ['itemIds'],
  weigh: ['weights'],
  place: ['places'],
  unsafe: ['words'],
  languages: ['languages', 'withoutEmoji'],
};

export const PRESET_LABELS = { minItems: 0, maxItems: 50 } as const;
export const PRESET_ITEMS = { minItems: 0, maxItems: 50 } as const;
export const PRESET_WEIGHTS = { minItems: 0, maxItems: 20 } as const;
/** How many items of a collection are shown for one of all others. */
export const PRESET_WEIGHT = { minimum: 2, maximum: 9 } as const;
export const PRESET_PLACE = { minimum: 1, maximum: 50 } as const;
export const PRESET_WORDS = { minItems: 0, maxItems: 200 } as const;
export const PRESET_WORD = {
  minLength: 2,
  maxLength: 40,
  pattern: /^\S([^\r\n]*\S)?$/,
  form: 'oneLine',
} as const;

/** How many items the preview shows of each kind. */
export const PREVIEWED = 50;

/** How long another replica may deliver in the order of before if the notification is lost. */
export const PRESETS_CACHE_MS = 1_000;
/** Tells every replica that a preset has changed. */
export const PRESETS_CHANNEL = 'sala_rule_preset';
/** How often it is looked for items that have to be judged again, and for how long then at most. */
export const JUDGING = { intervalMs: 2_000, budgetMs: 5_000 } as const;
/** How many items are looked at in one statement. */
export const ITEMS_AT_ONCE = 500;
