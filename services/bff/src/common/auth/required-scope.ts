import { ACCESS, type OperationId } from './access.constants.js';
import { SESSION_ONLY, type TokenScope } from './scopes.constants.js';
import { scopeGroupOf } from './tags.constants.js';

interface ScopedOperation {
  id: OperationId;
  /** The name of its group. */
  tag: string;
  isRead: boolean;
}

/** What a personal access token needs for an operation, by the group and the method of its controller; null: none opens it. */
export function requiredScope({ id, tag, isRead }: ScopedOperation): TokenScope | null {
  const group = scopeGroupOf(tag);
  if (!group || ACCESS[id] === 'public' || SESSION_ONLY.includes(id)) return null;
  return `${group}:${isRead ? 'read' : 'write'}`;
}
