import { useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';

/** Where each entry of the history was left. */
const positions = new Map<string, number>();
/** Where each path was left last, whichever entry it was. */
const left = new Map<string, number>();

const keepsScroll = ({ state }: Location): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state;

/** A new place begins at its top; going back, or choosing the tab of a page, returns to where one was. */
export function useScroll(location: Location | undefined): void {
  const type = useNavigationType();
  const former = useRef('');

  // A layout effect, so that the scrolling which the next place causes is not taken for the former's.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    if (location === undefined) return;
    const { key, pathname } = location;
    const remember = () => {
      positions.set(key, window.scrollY);
      left.set(pathname, window.scrollY);
    };
    // A new step on the same page, such as a drawer that opens, begins where the former one is.
    if (!positions.has(key)) positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
    };
  }, [location]);

  useLayoutEffect(() => {
    if (location === undefined) return;
    const isNewPlace = former.current !== location.pathname;
    former.current = location.pathname;
    if (type !== NavigationType.Pop && !isNewPlace) return;
    const { pathname, key } = location;
    let top = 0;
    if (type === NavigationType.Pop) top = positions.get(key) ?? 0;
    else if (keepsScroll(location)) top = left.get(pathname) ?? 0;
    left.set(pathname, top);
    window.scrollTo(0, top);
  }, [location, type]);
}
