import type { CustomTypeOptions } from 'i18next';

/** One catalogue for each folder that has `locales/`. */
export type Namespace = keyof CustomTypeOptions['resources'];
