/** Every language of the product, in the order in which people are offered them. The web's list is generated from it. */
export const LANGUAGES = ['en-US', 'zh-CN', 'km-KH'] as const;
export type Language = (typeof LANGUAGES)[number];

/** For people who have not chosen a language. The public page at `/` is in this language. */
export const DEFAULT_LANGUAGE = 'en-US' satisfies Language;

/** For requests that ask for no language that is offered: the samples of the contract are in Chinese. */
export const API_LANGUAGE = 'zh-CN' satisfies Language;
