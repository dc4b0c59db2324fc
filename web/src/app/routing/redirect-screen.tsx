import { Navigate, useLocation } from 'react-router-dom';
import { redirectedPath } from './redirect-path';

/** Leaves at once for the screen named behind it: having been elsewhere, that screen starts anew. */
export function RedirectScreen() {
  const { pathname, search } = useLocation();
  return <Navigate to={{ pathname: redirectedPath(pathname), search }} replace />;
}
