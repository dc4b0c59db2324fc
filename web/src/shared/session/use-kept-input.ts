import { useInsertionEffect, useState } from 'react';
import { keepInput, keptInput } from './kept-inputs';

/**
 * The state of a form that is not kept elsewhere. It survives the reloads that the page itself offers.
 * @param name tells the forms from each other, and what they are about
 */
export function useKeptInput<Input>(name: string, initial: Input): [Input, (input: Input) => void] {
  // Stored under the same name, so of the same type.
  const [input, setInput] = useState(() => (keptInput(name) as Input | undefined) ?? initial);
  const [untouched] = useState(initial);
  // Other effects end while the tab of the page is hidden.
  useInsertionEffect(
    () => (input === untouched ? undefined : keepInput(name, input)),
    [name, input, untouched],
  );
  return [input, setInput];
}
