/** The sections of the card list. The names match the resource names in the audit log. */
export const CARD_SECTIONS = ['qualityInspection', 'service', 'rulePreset'] as const;
export type CardSection = (typeof CARD_SECTIONS)[number];

/** Version of one card. Starts at 1 and is incremented by every change. */
export const CARD_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;
/** A verb, such as `renew`. */
export const CARD_ACTION = { maxLength: 32 } as const;
