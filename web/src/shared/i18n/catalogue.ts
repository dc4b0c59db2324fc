/**
 * The type of a translated catalogue: it has exactly the keys of the English one.
 * The singular form (`_one`) is optional, because Chinese and Khmer have none.
 */
export type TranslationOf<Source> = {
  [Key in keyof Source as Key extends `${string}_one` ? never : Key]: string;
} & {
  [Key in keyof Source as Key extends `${string}_one` ? Key : never]?: string;
};
