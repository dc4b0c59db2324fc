import { useInsertionEffect, useState } from 'react';
import { forgetInput, keepInput, keptInput } from './kept-inputs';

/**
 * The state of a form that is not kept elsewhere. It survives a reload and the end of the session.
 * @param name distinguishes the forms and the records that they edit
 */
export function useKeptInput<Input>(name: string, initial: Input): [Input, (input: Input) => void] {
  // Stored under the same name, so of the same type.
  const [input, setInput] = useState(() => (keptInput(name) as Input | undefined) ?? initial);
  const [untouched] = useState(initial);
  // Other effects end while the tab of the page is hidden.
  useInsertionEffect(() => {
    if (input === untouched) return;
    keepInput(name, input);
    return () => {
      forgetInput(name);
    };
  }, [name, input, untouched]);
  return [input, setInput];
}
