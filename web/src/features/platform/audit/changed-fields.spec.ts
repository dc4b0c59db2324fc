import { expect, test } from 'vitest';
import { changedFields } from './changed-fields';

test('a field that is only before or only after has nothing on the other side', () => {
  expect(changedFields({ name: 'Scratch', state: 'online' }, { state: 'offline', count: 0 })).toEqual([
    { name: 'name', before: 'Scratch', after: null },
    { name: 'state', before: 'online', after: 'offline' },
    { name: 'count', before: null, after: '0' },
  ]);
});

test('what was created has no before, what was deleted no after', () => {
  expect(changedFields(null, { isOn: false })).toEqual([{ name: 'isOn', before: null, after: 'false' }]);
  expect(changedFields({ list: [1] }, null)).toEqual([{ name: 'list', before: '[\n 1\n]', after: null }]);
});

test('an empty text is a value', () => {
  expect(changedFields({ note: '' }, { note: null })).toEqual([{ name: 'note', before: '', after: null }]);
});
