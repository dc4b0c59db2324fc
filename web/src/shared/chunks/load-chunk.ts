import { ChunkError } from './chunk-error';

/**
 * Loads code on demand. Every `import()` goes through here. Chromium loads a file again when it is asked for again;
 * Firefox and WebKit remember the failure of the file, or of one that it imports, until the document is reloaded.
 * So the caller offers a reload.
 * @throws ChunkError
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkError(cause);
  }
}
