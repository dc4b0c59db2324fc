import { MessageKind } from '../../../../api/generated/model';

/** All others are behind one link. */
const SHOWN_TODOS = 3;

/** The newest todos that nobody has opened. */
export const unreadTodos = { type: MessageKind.todo, status: 0, pageSize: SHOWN_TODOS } as const;
