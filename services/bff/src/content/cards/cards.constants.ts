/** The sections of the card list; named like what the audit log keeps of them. */
export const CARD_SECTIONS = ['qualityInspection', 'service', 'rulePreset'] as const;
export type CardSection = (typeof CARD_SECTIONS)[number];

/** Counts the changes of one card, from 1. */
export const CARD_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;
/** A verb, such as `renew`. */
export const CARD_ACTION = { maxLength: 32 } as const;
