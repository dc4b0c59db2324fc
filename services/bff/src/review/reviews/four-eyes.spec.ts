import { describe, expect, test } from '@jest/globals';
import { actionsFor, approversOf, awaitedOf, decidersOf } from './four-eyes.js';
import { type Deciders, independenceOf } from './independence.js';
import { type ReviewSteps } from './reviews.constants.js';

type State = 'open' | 'shut';
const STEPS: ReviewSteps<'approve' | 'withdraw' | 'look', State> = {
  approve: { operation: 'passCertification', from: ['open'], to: 'shut', by: 'others', approvers: 2 },
  withdraw: { operation: 'withdrawCertification', from: ['open'], to: 'shut', by: 'submitter' },
  look: { operation: 'listCertifications', from: ['open', 'shut'], to: 'shut', by: 'anyone' },
};
const HOUR = 3_600_000;
const NOW = new Date('2026-05-04T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
const person = (id: number, by: number[] = [], hours = 0) => ({
  ...{ id, name: `Name ${id}`, userName: `n${id}`, isActive: true },
  ...{ entitledBy: by, entitledAt: by.length > 0 ? ago(hours) : null, formerUntil: null },
});
const among = (active: Deciders['active'], lost: Deciders['lost'] = []): Deciders => ({
  ...{ active, lost, days: 7, hours: 24, now: NOW },
});
const all = (ids: number[]) => among(ids.map((id) => person(id)));
const since = ago(1);
const actions = (accountId: number, deciders: number[], approvedBy: number[] = [], state: State = 'open') =>
  actionsFor(
    STEPS,
    { state, ownerId: 1, submitterId: 1, approvedBy, since },
    { principal: { accountId, role: 'admin', grants: [] }, deciders: all(deciders) },
  );

describe('four eyes', () => {
  test('the submitter withdraws, and others approve', () => {
    expect(actions(1, [1, 2])).toEqual(['withdraw', 'look']);
    expect(actions(2, [1, 2])).toEqual(['approve', 'look']);
  });

  test('a sole decider decides alone', () => {
    expect(actions(1, [1])).toEqual(['approve', 'withdraw', 'look']);
  });

  test('a submitter who may not decide leaves it to whoever may, later', () => {
    expect(decidersOf({ submitterId: 1, since }, all([]))).toEqual([]);
    expect(actions(1, [])).toEqual(['withdraw', 'look']);
  });

  test('a record waits for the others, without those who have approved it, and for nobody once it is decided', () => {
    const awaited = (deciders: number[], approvedBy: number[] = [], state: State = 'open') =>
      awaitedOf(STEPS, { state, ownerId: 1, submitterId: 1, approvedBy, since }, all(deciders));
    expect(awaited([1, 2, 3])).toEqual([2, 3]);
    expect(awaited([1, 2, 3], [2])).toEqual([3]);
    expect(awaited([1])).toEqual([1]);
    expect(awaited([1, 2], [], 'shut')).toEqual([]);
  });

  test('nobody approves twice', () => {
    expect(actions(2, [1, 2, 3], [2])).toEqual(['look']);
    expect(actions(3, [1, 2, 3], [2])).toEqual(['approve', 'look']);
  });

  test.each([
    [1, [1]],
    [1, [1, 2]],
    [2, [1, 2, 3]],
    [2, [2, 3, 4]],
    [1, []],
  ])('%i have to approve where %j may', (needed, deciders) => {
    expect(approversOf(STEPS.approve, { submitterId: 1, since }, all(deciders))).toBe(needed);
  });

  test('whoever has made it decides only where nobody else may, and before the submitter', () => {
    expect(decidersOf({ submitterId: 1, makers: [2], since }, all([1, 2, 3]))).toEqual([3]);
    expect(decidersOf({ submitterId: 1, makers: [2], since }, all([1, 2]))).toEqual([2]);
    expect(decidersOf({ submitterId: 1, makers: [1], since }, all([1]))).toEqual([1]);
    const record = { state: 'open', ownerId: 1, submitterId: 1, makers: [2], approvedBy: [], since } as const;
    const of = (accountId: number, deciders: number[]) =>
      actionsFor(STEPS, record, {
        principal: { accountId, role: 'admin', grants: [] },
        deciders: all(deciders),
      });
    expect(of(2, [1, 2, 3])).toEqual(['look']);
    expect(of(3, [1, 2, 3])).toEqual(['approve', 'look']);
    expect(of(2, [1, 2])).toEqual(['approve', 'look']);
    expect(awaitedOf(STEPS, record, all([1, 2, 3]))).toEqual([3]);
    expect(approversOf(STEPS.approve, record, all([1, 2, 3]))).toBe(1);
  });

  test('whoever the submitter made an administrator leaves it to others, and decides after a day where there are none', () => {
    const of = (deciders: Deciders, waits = 1) =>
      independenceOf({ submitterId: 1, since: ago(waits) }, deciders);
    expect(of(among([person(1), person(2, [1], 30), person(3)]))).toEqual({
      ids: [3],
      from: null,
      isDependent: false,
    });
    expect(of(among([person(1), person(2, [1], 30)]))).toEqual({
      ids: [2],
      from: ago(-23),
      isDependent: true,
    });
    expect(of(among([person(1), person(2, [1], 30)]), 25)).toEqual({
      ids: [2],
      from: null,
      isDependent: true,
    });
    // A week later, unless it was done while this waited.
    expect(of(among([person(1), person(2, [1], 170)]))).toEqual({ ids: [2], from: null, isDependent: false });
    expect(of(among([person(1), person(2, [1], 170)]), 200).isDependent).toBe(true);
    // Nor through others.
    expect(of(among([person(1), person(3, [2, 1], 2)])).isDependent).toBe(true);
    expect(of({ ...among([person(1), person(2, [1], 30)]), days: 0 }).isDependent).toBe(false);
  });

  test('a submitter is the sole decider only after a week without others who could have decided', () => {
    const lost = (hours: number, by: number[] = []) => ({
      ...person(2, by, 1),
      enabled: false,
      formerUntil: ago(hours),
    });
    const of = (one: ReturnType<typeof lost>) =>
      independenceOf({ submitterId: 1, since }, among([person(1)], [one]));
    expect(of(lost(1))).toEqual({ ids: [1], from: ago(-167), isDependent: false });
    expect(of(lost(169))).toEqual({ ids: [1], from: null, isDependent: false });
    // Whoever enables and disables a colleague again cannot say that they depended.
    expect(of(lost(1, [1]))).toEqual({ ids: [1], from: ago(-167), isDependent: false });
    // Nor does somebody invited in their place decide earlier.
    const invited = (hours: number) =>
      independenceOf(
        { submitterId: 1, since: ago(200) },
        among([person(1), person(3, [1], 30)], [lost(hours)]),
      );
    expect(invited(30)).toEqual({ ids: [3], from: ago(-138), isDependent: true });
    expect(invited(169)).toEqual({ ids: [3], from: null, isDependent: true });
  });
});
