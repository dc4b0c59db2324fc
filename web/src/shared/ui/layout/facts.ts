import type { ReactNode } from 'react';

export interface Fact {
  key: string;
  label: string;
  value: ReactNode;
}

/** The values in their order, each with its label. */
export function factsOf<Key extends string>(
  values: Partial<Record<Key, ReactNode>>,
  labelOf: (key: Key) => string,
): Fact[] {
  const keys = Object.keys(values) as Key[];
  return keys.map((key) => ({ key, label: labelOf(key), value: values[key] }));
}
