import { describe, expect, test } from '@jest/globals';
import { actionsFor, approversOf, awaitedOf, decidersOf } from './four-eyes.js';
import { type ReviewSteps } from './reviews.constants.js';

type State = 'open' | 'shut';
const STEPS: ReviewSteps<'approve' | 'withdraw' | 'look', State> = {
  approve: { operation: 'passCertification', from: ['open'], to: 'shut', by: 'others', approvers: 2 },
  withdraw: { operation: 'withdrawCertification', from: ['open'], to: 'shut', by: 'submitter' },
  look: { operation: 'listCertifications', from: ['open', 'shut'], to: 'shut', by: 'anyone' },
};
const actions = (accountId: number, deciders: number[], approvedBy: number[] = [], state: State = 'open') =>
  actionsFor(
    STEPS,
    { state, submitterId: 1, approvedBy },
    { principal: { accountId, role: 'admin' }, deciders },
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
    expect(decidersOf(1, [])).toEqual([]);
    expect(actions(1, [])).toEqual(['withdraw', 'look']);
  });

  test('a record waits for the others, without those who have approved it, and for nobody once it is decided', () => {
    const awaited = (deciders: number[], approvedBy: number[] = [], state: State = 'open') =>
      awaitedOf(STEPS, { state, submitterId: 1, approvedBy }, deciders);
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
    expect(approversOf(STEPS.approve, { submitterId: 1 }, deciders)).toBe(needed);
  });

  test('whoever has made it decides only where nobody else may, and before the submitter', () => {
    expect(decidersOf(1, [1, 2, 3], [2])).toEqual([3]);
    expect(decidersOf(1, [1, 2], [2])).toEqual([2]);
    expect(decidersOf(1, [1], [1])).toEqual([1]);
    const record = { state: 'open', submitterId: 1, makers: [2], approvedBy: [] } as const;
    const of = (accountId: number, deciders: number[]) =>
      actionsFor(STEPS, record, { principal: { accountId, role: 'admin' }, deciders });
    expect(of(2, [1, 2, 3])).toEqual(['look']);
    expect(of(3, [1, 2, 3])).toEqual(['approve', 'look']);
    expect(of(2, [1, 2])).toEqual(['approve', 'look']);
    expect(awaitedOf(STEPS, record, [1, 2, 3])).toEqual([3]);
    expect(approversOf(STEPS.approve, record, [1, 2, 3])).toBe(1);
  });
});
