import { ApiError } from '../../api/api-error';
import { CONFLICT } from '../../api/codes';

/** Why a bulk change can no longer be undone. */
export interface UndoRefusal {
  reason: 'undone' | 'expired' | 'changed';
  /** Number of its records that were changed since. */
  changed: number;
}

/** Null for any other error, after which a retry may succeed. */
export function undoRefusal(error: unknown): UndoRefusal | null {
  if (!(error instanceof ApiError) || error.code !== CONFLICT) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'reason' in data ? (data as UndoRefusal) : null;
}
