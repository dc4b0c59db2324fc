import { session } from '../../shared/session/session.store';
import { isSignedIn } from '../../shared/session/token';
import { settings } from '../../shared/settings/settings.store';
import type { Visitor } from './guard';

/** The visitor as the guard has to know them, now. */
export function visitor(): Visitor {
  const { role } = session;
  const { serverMenu, values } = settings;
  return { isSignedIn: isSignedIn(), role, menuFromServer: values.menuFromServer, serverMenu };
}
