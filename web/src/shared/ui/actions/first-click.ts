import type { MouseEvent } from 'react';

/** False for the second click of a double click: by then the pointer may be over another element. */
export function isFirstClick({ detail }: MouseEvent): boolean {
  return detail <= 1;
}
