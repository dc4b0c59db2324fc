import { type ReactNode, useMemo } from 'react';
import { type Location, NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

interface Props {
  location: Location;
  children: ReactNode;
}

/**
 * The content keeps this location, wherever the address leads. `<Routes location>` says the same, but renders
 * everything inside again with each navigation, here or elsewhere.
 */
export function LocationScope({ location, children }: Props) {
  const value = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return <LocationContext value={value}>{children}</LocationContext>;
}
