import { useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';

/** The scroll position of each history entry. */
const positions = new Map<string, number>();
/** The last scroll position of each path, whichever the history entry. */
const left = new Map<string, number>();
/** Where the window is, known from the last event: to ask it during a render would cost a layout. */
let current = 0;

const keepsScroll = ({ state }: Location): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state;

/** A new page starts at the top. Going back, or choosing the tab of a page, restores its scroll position. */
export function useScroll(location: Location | undefined): void {
  const type = useNavigationType();
  const previous = useRef('');

  // A layout effect, so that scrolling caused by the next page is not recorded for the previous one.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    if (location === undefined) return;
    const { key, pathname } = location;
    const remember = () => {
      current = window.scrollY;
      positions.set(key, current);
      left.set(pathname, current);
    };
    // A new history entry of the same page, such as an opened drawer, keeps the scroll position.
    const isSamePage = previous.current === pathname;
    if (!positions.has(key)) positions.set(key, isSamePage ? (left.get(pathname) ?? 0) : current);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
    };
  }, [location]);

  useLayoutEffect(() => {
    if (location === undefined) return;
    const isNewPath = previous.current !== location.pathname;
    previous.current = location.pathname;
    if (type !== NavigationType.Pop && !isNewPath) return;
    const { pathname, key } = location;
    let top = 0;
    if (type === NavigationType.Pop) top = positions.get(key) ?? 0;
    else if (keepsScroll(location)) top = left.get(pathname) ?? 0;
    left.set(pathname, top);
    if (top === current) return;
    current = top;
    window.scrollTo(0, top);
  }, [location, type]);
}
