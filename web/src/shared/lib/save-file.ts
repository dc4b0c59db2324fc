import { atApi } from '../../api/api-base';

/** Delay before the object URL is revoked: a browser may read the file some time after the click. */
const READ_WITHIN_MS = 60_000;

/** Downloads a blob, or a URL that the server sends as an attachment. */
export function saveFile(source: Blob | string, name = ''): void {
  const link = document.createElement('a');
  const address = typeof source === 'string' ? atApi(source) : URL.createObjectURL(source);
  link.href = address;
  link.download = name;
  link.click();
  if (typeof source === 'string') return;
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, READ_WITHIN_MS);
}
