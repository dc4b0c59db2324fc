import { session } from '../../shared/session/session.store';
import { isSignedIn } from '../../shared/session/token';
import { settings } from '../../shared/settings/settings.store';
import type { Visitor } from './guard';

/** The current state for the guard. */
export function visitor(): Visitor {
  const { role, secondFactorDue } = session;
  const { serverMenu, values } = settings;
  return {
    isSignedIn: isSignedIn(),
    role,
    menuFromServer: values.menuFromServer,
    serverMenu,
    secondFactorDue,
  };
}
