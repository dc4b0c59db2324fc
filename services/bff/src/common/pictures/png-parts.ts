import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PartCounter, TooManyParts } from './count-parts.js';
import { PICTURE_PARTS } from './pictures.constants.js';

const SIGNATURE_BYTES = 8;
/** Length and type before the data of a chunk, and the checksum behind it. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;
const END = 'IEND';

const unpack = promisify(inflate);

/**
 * @throws TooManyParts if there are more chunks or texts than in any picture, or if what is packed in them, which
 * a decoder unpacks as a whole, is too long. What else is wrong is left to the decoder.
 */
export async function refusePngParts(picture: Buffer): Promise<void> {
  const { chunks, texts, unpacked } = PICTURE_PARTS.png;
  const [all, long, bytes] = [new PartCounter(chunks), new PartCounter(texts), new PartCounter(unpacked)];
  for (const { type, data } of chunksOf(picture)) {
    all.add();
    const packed = packedIn(type, data);
    if (packed !== undefined || type === 'tEXt') long.add();
    if (packed !== undefined) bytes.add(await unpackedLength(packed, bytes.left));
  }
}

function* chunksOf(picture: Buffer): Generator<{ type: string; data: Buffer }> {
  let at = SIGNATURE_BYTES;
  while (at + HEAD_BYTES <= picture.length) {
    const length = picture.readUInt32BE(at);
    const type = picture.toString('latin1', at + 4, at + HEAD_BYTES);
    const start = at + HEAD_BYTES;
    yield { type, data: picture.subarray(start, start + length) };
    if (type === END) return;
    at = start + length + CHECKSUM_BYTES;
  }
}

/** What a decoder unpacks of the chunk besides pixels. An international text says itself whether it is packed. */
function packedIn(type: string, data: Buffer): Buffer | undefined {
  const afterName = data.indexOf(0) + 1;
  if (type === 'zTXt' || type === 'iCCP') return data.subarray(afterName + 1);
  if (type !== 'iTXt') return undefined;
  if (data[afterName] === 0) return Buffer.alloc(0);
  const afterLanguage = data.indexOf(0, afterName + 2) + 1;
  return data.subarray(data.indexOf(0, afterLanguage) + 1);
}

/** Unpacks no more than there may be. */
async function unpackedLength(packed: Buffer, most: number): Promise<number> {
  if (packed.length === 0) return 0;
  try {
    return (await unpack(packed, { maxOutputLength: Math.max(most, 1) })).length;
  } catch (error) {
    // Broken data is no more than what was unpacked of it.
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new TooManyParts();
    return 0;
  }
}
