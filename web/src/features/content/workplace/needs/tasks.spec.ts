import { describe, expect, test } from 'vitest';
import type { MessageDto } from '../../../../api/generated/model';
import type { Needs } from './needs.store';
import { ALL_TODOS, tasksOf } from './tasks';

const nothing: Needs = {
  balance: 0,
  pendingOrders: 0,
  pendingSince: null,
  renewals: 0,
  renewalDue: null,
  todos: [],
  todoCount: 0,
};
const todo = { id: 7, title: 'Review', time: '2026-11-20 08:00:00', link: '/profile/basic' } as MessageDto;

describe('the worklist', () => {
  test('has no line for what there is none of', () => {
    expect(tasksOf(nothing, '2026-11-24')).toEqual([]);
    expect(
      tasksOf({ ...nothing, pendingOrders: 1, pendingSince: '2026-11-20 09:00:00' }, '2026-11-24'),
    ).toEqual([expect.objectContaining({ kind: 'pendingOrders', count: 1, day: '2026-11-20' })]);
  });

  test('says when the first service expires, and whether that is over', () => {
    const due = (renewalDue: string) => tasksOf({ ...nothing, renewals: 2, renewalDue }, '2026-11-24')[0];
    expect(due('2026-11-23 23:59:59')).toMatchObject({ day: '2026-11-23', isOver: true });
    expect(due('2026-11-24 23:59:59')).toMatchObject({ day: '2026-11-24', isOver: false });
  });

  test('opens what a todo is about, else the todos', () => {
    const [first, second] = tasksOf({ ...nothing, todos: [todo, { ...todo, link: null }] }, '2026-11-24');
    expect(first).toMatchObject({ title: 'Review', day: '2026-11-20', to: '/profile/basic' });
    expect(second?.to).toBe(ALL_TODOS);
  });
});
