import { type Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { AppError } from '../errors/app-error.js';
import { brokenSheet } from './sheet.js';
import { WORKBOOK_LIMITS } from './sheet-limits.js';

const BYTES_PER_MB = 1_000_000;

/** The files of a ZIP archive, unpacked as they are read. */
export class Archive {
  constructor(
    private readonly zip: ZipFile,
    private readonly entries: Map<string, Entry>,
  ) {}

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** The declared size of an entry is enforced: an entry that unpacks to more is an error. */
  async open(name: string, limit: number): Promise<Readable> {
    const entry = this.entries.get(name);
    if (!entry) throw brokenSheet('workbook');
    if (entry.uncompressedSize > limit)
      throw new AppError('bodyTooLarge', { limit: `${limit / BYTES_PER_MB} MB` });
    return await this.zip.openReadStreamPromise(entry);
  }
}

export async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  if (zip.entryCount > WORKBOOK_LIMITS.entries) throw brokenSheet('workbook');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return new Archive(zip, entries);
}
