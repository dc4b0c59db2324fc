import type { MouseEvent } from 'react';

/** False for the second press of a double click: by then something else may lie under the pointer. */
export function isFirstPress({ detail }: MouseEvent): boolean {
  return detail <= 1;
}
