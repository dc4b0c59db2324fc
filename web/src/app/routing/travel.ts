import { ApiError } from '../../api/api-error';
import { SESSION_ENDED } from '../../api/codes';
import { session } from '../../shared/session/session.store';
import { isSignedIn } from '../../shared/session/token';
import { loadServerMenu } from './load-server-menu';
import { judge, needsServerMenu, type Place } from './guard';
import { type Arrival, loadScreen } from './load-screen';
import { visitor } from './visitor';

type Journey = { kind: 'shown'; arrival: Arrival } | { kind: 'redirect'; to: string };

/** Everything between asking for a place and seeing it: who, whether, and with which code. */
export async function travel(place: Place): Promise<Journey> {
  await meetVisitor();
  if (needsServerMenu(place, visitor())) await loadServerMenu();
  const verdict = judge(place, visitor());
  if (verdict.kind === 'redirect') return verdict;
  return { kind: 'shown', arrival: await loadScreen(verdict.route) };
}

/** The role decides about every route, so it has to be known first. */
async function meetVisitor(): Promise<void> {
  if (!isSignedIn() || session.role !== '') return;
  try {
    await session.loadUser();
  } catch (error) {
    if (!(error instanceof ApiError) || !SESSION_ENDED.includes(error.code)) throw error;
    session.reset();
  }
}
