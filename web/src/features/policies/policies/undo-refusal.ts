import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';

/** Why a change of many cannot be taken back any more. */
export interface UndoRefusal {
  reason: 'undone' | 'expired' | 'changed';
  /** How many of its records were changed since. */
  changed: number;
}

/** Null for any other failure, after which another try may work. */
export function undoRefusal(error: unknown): UndoRefusal | null {
  if (!(error instanceof ApiError) || error.code !== CONFLICT) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'reason' in data ? (data as UndoRefusal) : null;
}
