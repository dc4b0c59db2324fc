/** The server takes no more; asked here too, because it hangs up on a larger one before it can say why. */
const MEGABYTE = 1_000_000;
export const IMPORT_MEGABYTES = 10;
export const IMPORT_TYPES = '.csv,.xlsx,.txt,.tsv';

export function isTooLarge({ size }: { size: number }): boolean {
  return size > IMPORT_MEGABYTES * MEGABYTE;
}
