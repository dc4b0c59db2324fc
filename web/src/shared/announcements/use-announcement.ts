import { useEffect } from 'react';
import { announce } from './live-regions';

/** Announces the text whenever it changes; null and empty texts are not announced. */
export function useAnnouncement(text: string | null): void {
  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);
}
