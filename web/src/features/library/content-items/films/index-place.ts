const HEAD_BYTES = 16;
const SHORT_HEAD_BYTES = 8;
const NAME_BYTES = 4;
/** The length follows the name in eight bytes. */
const LONG = 1;

/**
 * Where an MP4 has its index. If it stands before the samples, in one piece, the film plays before all of it has arrived. The
 * library does not tell, so the names and lengths of the outermost boxes are read.
 */
export async function placeOfIndex(file: Blob): Promise<'first' | 'elsewhere' | 'missing'> {
  let [hasIndex, hasSamples] = [false, false];
  for (let at = 0; at + SHORT_HEAD_BYTES <= file.size;) {
    const head = new DataView(await file.slice(at, at + HEAD_BYTES).arrayBuffer());
    const name = String.fromCharCode(...new Uint8Array(head.buffer, NAME_BYTES, NAME_BYTES));
    if (name === 'moov') hasIndex = true;
    if (name === 'mdat') hasSamples = true;
    // In pieces, one before each part of the samples.
    if (hasIndex && name === 'moof') return 'elsewhere';
    if (hasIndex && hasSamples) return name === 'mdat' ? 'first' : 'elsewhere';
    const told = head.getUint32(0);
    const isLong = told === LONG && head.byteLength === HEAD_BYTES;
    const length = isLong ? Number(head.getBigUint64(SHORT_HEAD_BYTES)) : told;
    if (length < SHORT_HEAD_BYTES) break;
    at += length;
  }
  return hasIndex ? 'elsewhere' : 'missing';
}
