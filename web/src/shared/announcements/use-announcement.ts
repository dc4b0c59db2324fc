import { useEffect } from 'react';
import { announce } from './live-regions';

/** Announces the text whenever it becomes another one; null and empty texts say nothing. */
export function useAnnouncement(text: string | null): void {
  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);
}
