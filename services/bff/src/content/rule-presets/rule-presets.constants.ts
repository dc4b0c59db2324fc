import { type Transitions } from '../../common/transitions/transitions.constants.js';

export const RULE_KEY = { maxLength: 32 } as const;
export const RULE_TITLE = { maxLength: 64 } as const;
export const RULE_DESCRIPTION = { maxLength: 200 } as const;

export const RULE_STATES = ['enabled', 'disabled'] as const;
export type RuleState = (typeof RULE_STATES)[number];

export const RULE_ACTIONS = ['enable', 'disable'] as const;
export type RuleAction = (typeof RULE_ACTIONS)[number];

/** Actions on a rule. Each one increments its version. */
export const RULE_TRANSITIONS: Transitions<RuleAction, RuleState> = {
  enable: { operation: 'enableRulePreset', from: ['disabled'], to: 'enabled' },
  disable: { operation: 'disableRulePreset', from: ['enabled'], to: 'disabled' },
};
