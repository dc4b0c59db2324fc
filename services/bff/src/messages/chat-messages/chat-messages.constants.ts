export const CHAT_USER_NAME = { maxLength: 64 } as const;
export const CHAT_CONTENT = { maxLength: 500 } as const;
export const CHAT_KEYWORD = { maxLength: 64 } as const;
export const CHAT_LIMIT = { minimum: 1, maximum: 100, default: 6 } as const;
