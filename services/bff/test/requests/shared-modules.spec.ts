import { expect, test } from '@jest/globals';
import { ACCOUNT_REQUEST_REVIEW } from '../../src/public/account-requests/account-requests.constants.js';

test('a test that changes a table of the product fails, and not the next file of its worker', () => {
  const { approve } = ACCOUNT_REQUEST_REVIEW.steps as Record<string, { approvers?: number }>;
  expect(() => {
    Object.assign(approve ?? {}, { approvers: 2 });
  }).toThrow(TypeError);
});
