/**
 * What a translation of an English catalogue has to contain: every key, and no other.
 * The singular form (`_one`) may be left out, because Chinese and Khmer have none.
 */
export type TranslationOf<Source> = {
  [Key in keyof Source as Key extends `${string}_one` ? never : Key]: string;
} & {
  [Key in keyof Source as Key extends `${string}_one` ? Key : never]?: string;
};
