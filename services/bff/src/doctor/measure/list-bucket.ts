import { type BucketListing, FILE_FOLDERS } from '../../common/examination/measurement.js';
import { type ObjectStore } from '../../config/config.js';
import { ObjectStoreClient } from '../../platform/files/object-store-client.js';
import { xmlElements, xmlText } from '../../platform/files/xml-text.js';

/** 100,000 objects, within the seconds that a measurement may take. */
const MOST_PAGES = 100;
const TIMEOUT_MS = 10_000;

interface Folder {
  folder: string;
  count: number;
  bytes: number;
}

/** Sums the objects of the bucket by folder (ListObjectsV2), if the credentials allow it. */
export async function listBucket(store: ObjectStore): Promise<{ listing: BucketListing; folders: Folder[] }> {
  const client = new ObjectStoreClient(store);
  const { root, prefix } = placeOf(store.url);
  const folders = new Map<string, Folder>();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let token: string | undefined;
  try {
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (token !== undefined) query.set('continuation-token', token);
      const answer = await client.fetch(`${root}?${query.toString()}`, { signal });
      if (!answer.ok) return { listing: answer.status === 403 ? 'denied' : 'away', folders: [] };
      const text = await answer.text();
      for (const object of objectsIn(text, prefix.length)) add(folders, object);
      token = xmlText(text, 'NextContinuationToken');
      if (token === undefined) return { listing: 'whole', folders: [...folders.values()] };
    }
    return { listing: 'partly', folders: [...folders.values()] };
  } catch {
    return { listing: folders.size > 0 ? 'partly' : 'away', folders: [...folders.values()] };
  }
}

/** The address is path-style: the bucket, and perhaps a folder in it. */
function placeOf(address: string): { root: string; prefix: string } {
  const url = new URL(address);
  const [bucket = '', ...folder] = url.pathname.split('/').filter((part) => part !== '');
  return {
    root: `${url.origin}/${bucket}`,
    prefix: folder.length === 0 ? '' : `${decodeURIComponent(folder.join('/'))}/`,
  };
}

function* objectsIn(page: string, prefixLength: number): Generator<Folder> {
  for (const object of xmlElements(page, 'Contents')) {
    const name = (xmlText(object, 'Key') ?? '').slice(prefixLength);
    const bytes = Number(xmlText(object, 'Size') ?? 0);
    yield { folder: folderOf(name), count: 1, bytes };
  }
}

/** The longest one that is known: the first part of the name, or the first two. */
function folderOf(name: string): string {
  const [first = '', second = ''] = name.split('/', 2);
  const both = `${first}/${second}`;
  return Object.hasOwn(FILE_FOLDERS, both) ? both : first;
}

function add(folders: Map<string, Folder>, { folder, count, bytes }: Folder): void {
  const sum = folders.get(folder) ?? { folder, count: 0, bytes: 0 };
  folders.set(folder, { folder, count: sum.count + count, bytes: sum.bytes + bytes });
}
