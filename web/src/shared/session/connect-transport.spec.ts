import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { transportHooks } from '../../api/transport-hooks';
import { toasts } from '../ui/feedback/toasts.store';
import { connectTransport } from './connect-transport';
import { sessionEnd } from './session-end.store';

const failed = (code: number, url: string, skipErrorToast = false, sentAfterMs = 1) => {
  const error = new ApiError({ code, httpStatus: 200, msg: `code ${code}`, requestId: 'id-1' });
  transportHooks().failed(error, { url, skipErrorToast, sentAt: performance.now() + sentAfterMs });
};

describe('the transport, once it is connected', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionEnd.cancel();
    connectTransport();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('sends the token only when there is one', () => {
    expect(transportHooks().headers()).not.toHaveProperty('Authorization');
    localStorage.setItem('token', 'abc');
    expect(transportHooks().headers()).toHaveProperty('Authorization', 'Bearer abc');
  });

  it.each([50008, 50012, 50014])('opens one login dialog after %i', (code) => {
    failed(code, '/api/list/policy');
    failed(code, '/api/policies/summary', true);
    expect(sessionEnd.isAsked).toBe(true);
    expect(toasts.shown).toEqual([]);
  });

  it('ignores calls pending at the cancel, and asks again for later ones', () => {
    failed(50008, '/api/list/policy');
    sessionEnd.cancel();
    failed(50008, '/api/list/policy', false, -1);
    expect(sessionEnd.isAsked).toBe(false);
    failed(50008, '/api/list/policy');
    expect(sessionEnd.isAsked).toBe(true);
  });

  it('leaves an ended session to the guard when the user is loaded', () => {
    failed(50008, '/api/user/info', true);
    expect(sessionEnd.isAsked).toBe(false);
  });

  it('shows any other error once, with its request id', () => {
    failed(50000, '/api/list/policy');
    failed(50000, '/api/list/policy');
    expect(toasts.shown).toMatchObject([{ kind: 'error', text: 'code 50000', requestId: 'id-1' }]);
  });

  it('shows no toast if the caller shows the error', () => {
    failed(50000, '/api/list/policy', true);
    expect(toasts.shown).toEqual([]);
  });
});
