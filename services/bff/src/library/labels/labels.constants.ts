/** How many labels are offered while one is typed. */
export const LABEL_CHOICES = { maxItems: 20 } as const;
