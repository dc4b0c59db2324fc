import { expect, test } from 'vitest';
import { codecStrings } from './codec-strings';

test.each([
  ['high', 640, 360, 15, ['avc1.64001e', 'avc1.4d001e', 'avc1.42e01e']],
  ['main', 1_280, 720, 25, ['avc1.4d001f', 'avc1.42e01f']],
  ['baseline', 1_280, 720, 60, ['avc1.42e020']],
  ['high', 1_920, 1_080, null, ['avc1.640028', 'avc1.4d0028', 'avc1.42e028']],
  ['unknown', 1_080, 1_920, 60, ['avc1.64002a', 'avc1.4d002a', 'avc1.42e02a']],
])('%s %i × %i at %s', (profile, width, height, frameRate, strings) => {
  expect(codecStrings({ profile, width, height, frameRate })).toEqual(strings);
});
