import type { ComponentType, ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import type { AppRoute } from './route-types';

/** A route whose code and texts are loaded. */
export interface LoadedRoute {
  route: AppRoute;
  Page: ComponentType;
  /** Null for a page without frame. */
  Frame: ComponentType<FrameProps> | null;
}

export interface FrameProps {
  loaded: LoadedRoute;
  location: Location;
  /** Differs from `location` while that page could not be loaded. */
  asked: Location;
  failure: ReactNode;
}
