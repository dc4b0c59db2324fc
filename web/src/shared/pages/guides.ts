/** The guides of the product, in the order of reading. The workplace and the page of documents name them. */
export const guides = ['publish', 'import', 'inspect', 'orders', 'integrate'] as const;
export type Guide = (typeof guides)[number];
