import { useState } from 'react';

/** The search input before it is submitted. A change of the URL, such as by Back or Reset, replaces it. */
export function useDraft(searched: string): [string, (text: string) => void] {
  const [text, setText] = useState(searched);
  const [previous, setPrevious] = useState(searched);
  if (previous !== searched) {
    setPrevious(searched);
    // A space at the end is not searched for, and another word may follow.
    if (text.trim() !== searched) setText(searched);
  }
  return [text, setText];
}
