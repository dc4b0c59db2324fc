import { describe, expect, it } from 'vitest';
import { paramsOf } from '../../../shared/lists/filters';
import { accountRequestsQuery, requestView } from './account-requests-view';

const read = (search: string) => accountRequestsQuery.read(new URLSearchParams(search));

describe('the view of the account requests', () => {
  it('reads every parameter of the address and requests with them', () => {
    const view = read('search=maly&kind=registration&state=waiting&current=2&pageSize=50');
    expect(view).toEqual({
      search: 'maly',
      kind: 'registration',
      state: 'waiting',
      current: 2,
      pageSize: 50,
    });
    expect(paramsOf(view)).toEqual(view);
  });

  it('ignores values that the contract refuses, and omits unset ones', () => {
    expect(read('kind=spam&state=gone&current=0&pageSize=7')).toEqual(accountRequestsQuery.initial);
    expect(paramsOf(accountRequestsQuery.initial)).toEqual({ current: 1, pageSize: 10 });
  });

  it('opens a request by its key', () => {
    expect(requestView.read(new URLSearchParams('request=12'))).toEqual({ request: 12 });
    expect(requestView.read(new URLSearchParams('request=all'))).toEqual({ request: 0 });
  });
});
