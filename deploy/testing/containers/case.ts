import type { Stack } from './stack.ts';

/** One thing that must hold. The next ones need it. */
export interface Case {
  title: string;
  run: (stack: Stack, note: (text: string) => void) => Promise<void>;
}
