/** What its first bytes say that a file is, whatever its name says. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other';

/** As many as tell. */
const FIRST_BYTES = 12;
/** Of the files of ISO 23008-12 that hold HEVC; those of AVIF have others. */
const HEIC = /^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s;

export async function kindOf(file: Blob): Promise<PictureKind> {
  const bytes = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'webp';
  return HEIC.test(text) ? 'heic' : 'other';
}
