import { useState } from 'react';

/** The input before it is submitted as a search. A change of the URL, by Back or Reset, replaces it. */
export function useDraft(searched: string): [string, (text: string) => void] {
  const [text, setText] = useState(searched);
  const [previous, setPrevious] = useState(searched);
  if (previous !== searched) {
    setPrevious(searched);
    setText(searched);
  }
  return [text, setText];
}
