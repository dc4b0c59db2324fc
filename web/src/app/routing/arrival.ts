import type { ComponentType, ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import type { AppRoute } from './route-types';

/** A route, ready to be shown. */
export interface Arrival {
  route: AppRoute;
  Page: ComponentType;
  /** Null for a page without frame. */
  Frame: ComponentType<FrameProps> | null;
}

export interface FrameProps {
  arrival: Arrival;
  location: Location;
  /** Elsewhere than `location` while the page there could not be had. */
  asked: Location;
  failure: ReactNode;
}
