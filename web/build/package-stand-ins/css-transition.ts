import type { ReactNode } from 'react';

/** Stands in for the growing of the number on a badge. Starting it measures the page in the middle of its first picture. */
export default function CSSTransition({
  in: isShown,
  children,
}: {
  in: boolean;
  children: ReactNode;
}): ReactNode {
  return isShown ? children : null;
}
