import { describe, expect, it } from 'vitest';
import { paramsOf } from '../../../shared/lists/filters';
import { enquiriesQuery, enquiryView } from './enquiries-view';

const read = (search: string) => enquiriesQuery.read(new URLSearchParams(search));

describe('the view of the enquiries', () => {
  it('reads every parameter of the address and requests with them', () => {
    const search =
      'search=maly&kind=join&state=new&createdTime=2026-01-01&createdTime=2026-01-31&current=2&pageSize=50';
    const view = read(search);
    expect(view).toEqual({
      ...{ search: 'maly', kind: 'join', state: 'new', createdTime: ['2026-01-01', '2026-01-31'] },
      ...{ current: 2, pageSize: 50 },
    });
    expect(paramsOf(view)).toEqual(view);
  });

  it('ignores values that the contract refuses', () => {
    expect(read('kind=spam&state=gone&current=0&pageSize=7')).toEqual(enquiriesQuery.initial);
  });

  it('omits unset parameters', () => {
    expect(paramsOf(enquiriesQuery.initial)).toEqual({ current: 1, pageSize: 10 });
  });

  it.each([
    ['S-7K3M9QD', 'S-7K3M9QD'],
    ['S-7K3M9Q', ''],
    ['12', ''],
  ])('opens %s as “%s”', (text, enquiry) => {
    expect(enquiryView.read(new URLSearchParams({ enquiry: text }))).toEqual({ enquiry });
  });
});
