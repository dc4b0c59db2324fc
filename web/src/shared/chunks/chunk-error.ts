/** A file of the program could not be loaded: the network failed, or a new version has replaced the file. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super('A part of the program could not be loaded.', { cause });
  }
}
