import { Navigate, useLocation } from 'react-router-dom';
import { redirectedPath } from './redirect-path';

/** Navigates at once to the screen named in the path, which is thereby mounted again. */
export function RedirectScreen() {
  const { pathname, search } = useLocation();
  return <Navigate to={{ pathname: redirectedPath(pathname), search }} replace />;
}
