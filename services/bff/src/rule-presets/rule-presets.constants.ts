export const RULE_KEY = { maxLength: 32 } as const;
export const RULE_TITLE = { maxLength: 64 } as const;
export const RULE_DESCRIPTION = { maxLength: 200 } as const;
