import { ApiError } from '../../api/api-error';
import { SESSION_ENDED } from '../../api/codes';
import { readBond } from '../settings/bond';
import { session } from '../../shared/session/session.store';
import { isSignedIn } from '../../shared/session/token';
import { findRoute } from './find-route';
import { loadServerMenu } from './load-server-menu';
import { maintenanceRoute } from './routes';
import { judge, needsServerMenu, type Place } from './guard';
import type { Arrival } from './arrival';
import { loadScreen } from './load-screen';
import { visitor } from './visitor';

type Journey = { kind: 'shown'; arrival: Arrival } | { kind: 'redirect'; to: string; state?: object };

const UNAVAILABLE = 503;

/** Everything between asking for a place and seeing it: who, whether, and with which code. */
export async function travel(place: Place): Promise<Journey> {
  try {
    if (findRoute(place.pathname).requiresAuth) await meetVisitor();
  } catch (error) {
    if (!(error instanceof ApiError) || error.httpStatus !== UNAVAILABLE) throw error;
    // The page there comes back here as soon as the server does.
    return { kind: 'redirect', to: maintenanceRoute.path, state: { from: place.pathname + place.search } };
  }
  if (needsServerMenu(place, visitor())) await loadServerMenu();
  const verdict = judge(place, visitor());
  if (verdict.kind === 'redirect') return verdict;
  return { kind: 'shown', arrival: await loadScreen(verdict.route) };
}

/** The role decides about every signed-in route, so it has to be known first. */
async function meetVisitor(): Promise<void> {
  if (!isSignedIn() || session.role !== '') return;
  try {
    await session.loadUser();
    await meetSettings();
  } catch (error) {
    if (!(error instanceof ApiError) || !SESSION_ENDED.includes(error.code)) throw error;
    session.reset();
  }
}

/** Where the account was before, its settings are here, and the page need not wait for what has changed. */
async function meetSettings(): Promise<void> {
  const account = session.user?.accountId;
  if (account === undefined) return;
  const welcomed = import('../settings/follow-account')
    .then(({ accountSettings }) => accountSettings.welcome(account))
    // Then they stay as they are here, until the next visit.
    .catch(() => undefined);
  if (readBond()?.account !== account) await welcomed;
}
