import { useState } from 'react';

/** What is typed, until it is searched for. Going back, or resetting, changes the address: then that holds. */
export function useDraft(searched: string): [string, (text: string) => void] {
  const [text, setText] = useState(searched);
  const [former, setFormer] = useState(searched);
  if (former !== searched) {
    setFormer(searched);
    setText(searched);
  }
  return [text, setText];
}
