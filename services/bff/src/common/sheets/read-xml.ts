import { type XmlHandlers, XmlReader } from '../xml/xml-reader.js';
import { WORKBOOK_LIMITS } from './sheet-limits.js';
import { type Archive } from './zip-archive.js';

export async function readXml(
  archive: Archive,
  path: string,
  limit: number,
  handlers: XmlHandlers,
): Promise<void> {
  const reader = new XmlReader(handlers, WORKBOOK_LIMITS);
  for await (const chunk of await archive.open(path, limit)) reader.write(chunk as Buffer);
  reader.close();
}
