import { WebAuthnError } from '@simplewebauthn/browser';
import { describe, expect, it } from 'vitest';
import { reasonOf } from './failure-reason';

describe('why a browser did not answer', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['AbortError', 'refused'],
    ['InvalidStateError', 'known'],
    ['SecurityError', 'address'],
    ['ConstraintError', 'failed'],
  ])('%s means %s', (name, reason) => {
    const cause = new DOMException('', name);
    expect(reasonOf(cause)).toBe(reason);
    // The library keeps the name.
    const wrapped = new WebAuthnError({ message: '', code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', cause });
    expect(reasonOf(wrapped)).toBe(reason);
  });

  it('anything else is a failure', () => {
    expect(reasonOf('no error')).toBe('failed');
  });
});
