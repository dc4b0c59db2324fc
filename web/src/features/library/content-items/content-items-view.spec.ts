import { expect, test } from 'vitest';
import { contentItemParams, contentItemsQuery, contentItemView } from './content-items-view';

const paramsAt = (address: string) => contentItemParams(contentItemsQuery.read(new URLSearchParams(address)));

test('asks for the filters that are set', () => {
  expect(paramsAt('')).toEqual({ current: 1, pageSize: 10 });
  expect(
    paramsAt('search=robot&kind=video&language=km-KH&state=draft&age=9&authorId=3&label=wheels'),
  ).toEqual({
    ...{
      search: 'robot',
      kind: 'video',
      language: 'km-KH',
      state: 'draft',
      age: 9,
      authorId: 3,
      label: 'wheels',
    },
    ...{ current: 1, pageSize: 10 },
  });
  expect(paramsAt('sort=title&direction=desc')).toMatchObject({ sort: 'title', order: 'desc' });
});

test('asks for one’s own, or for the bin', () => {
  expect(paramsAt('shelf=mine')).toMatchObject({ mine: true });
  expect(paramsAt('shelf=bin')).toMatchObject({ deleted: true });
  expect(paramsAt('')).not.toHaveProperty('deleted');
});

test('does without what an address has wrong', () => {
  expect(paramsAt('kind=song&age=2&authorId=-1&shelf=attic&state=removed')).toEqual({
    current: 1,
    pageSize: 10,
  });
});

test('an address names what is open beside the list', () => {
  const view = { item: 12, tab: 'revisions', form: '', import: '', revision: 3, with: 2 } as const;
  const params = contentItemView.write(new URLSearchParams('kind=text'), view);
  expect(params.toString()).toBe('kind=text&item=12&tab=revisions&revision=3&with=2');
  expect(contentItemView.read(params)).toEqual(view);
});
