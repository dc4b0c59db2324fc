import { expect, test } from 'vitest';
import { placeOfIndex } from './index-place';

function box(name: string, bytes = 8, told = bytes): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(bytes);
  new DataView(made.buffer).setUint32(0, told);
  made.set(new TextEncoder().encode(name), 4);
  return made;
}
/** With its length in eight bytes. */
function longBox(name: string, bytes: number) {
  const made = box(name, bytes, 1);
  new DataView(made.buffer).setBigUint64(8, BigInt(bytes));
  return made;
}

test.each([
  ['first', [box('ftyp', 24), box('moov', 40), box('mdat', 100)]],
  ['first', [box('ftyp', 24), longBox('free', 40), box('moov', 40), box('mdat', 100, 0)]],
  ['elsewhere', [box('ftyp', 24), longBox('mdat', 100), box('moov', 40)]],
  ['elsewhere', [box('ftyp', 24), box('moov', 40), box('moof', 40), box('mdat', 100)]],
  ['missing', [box('ftyp', 24), box('mdat', 100, 1_000)]],
  ['missing', [box('ftyp', 24), box('mdat', 100, 0)]],
  ['missing', [new Uint8Array(3)]],
])('%s', async (place, boxes) => {
  expect(await placeOfIndex(new Blob(boxes))).toBe(place);
});
