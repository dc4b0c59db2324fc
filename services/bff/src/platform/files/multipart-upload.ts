import { type Bucket, unavailable } from './bucket.js';
import { asXml, xmlElements, xmlText } from './xml-text.js';

/** For a part on a slow line. */
const PART_MS = 60_000;
/** Some stores copy the parts. */
const COMPLETE_MS = 240_000;

interface Part {
  number: number;
  /** By which the store knows its content. */
  tag: string;
  bytes: number;
}

/** The store has forgotten the upload: it was completed or aborted. */
export class NoSuchUpload extends Error {}

/**
 * An object that is sent in parts, and is there once they are all put together. A part that is sent again replaces the one
 * before. All but the last have at least 5 MiB. Where nothing else is said, a method throws `unavailable` or NoSuchUpload.
 */
export class MultipartUpload {
  constructor(
    private readonly bucket: Bucket,
    private readonly name: string,
    readonly id: string,
  ) {}

  /** @throws AppError unavailable */
  static async begin(bucket: Bucket, name: string): Promise<MultipartUpload> {
    const answer = await bucket.call(name, { method: 'POST', query: { uploads: '' } });
    const id = xmlText(await answer.text(), 'UploadId');
    if (id === undefined) throw unavailable('The object store began no multipart upload.');
    return new MultipartUpload(bucket, name, id);
  }

  /** @param number from 1 on */
  async put(number: number, body: Buffer): Promise<void> {
    const query = { partNumber: String(number), uploadId: this.id };
    const answer = await this.bucket
      .call(this.name, { method: 'PUT', query, body, timeoutMs: PART_MS })
      .catch(async (error: unknown) => {
        // A store that has forgotten the upload may close the connection before it has read the part.
        await this.parts();
        throw error;
      });
    await answer.arrayBuffer();
    if (answer.status === 404) throw new NoSuchUpload();
  }

  /** Makes one object of the parts, which have so many bytes in all. */
  async complete(bytes: number): Promise<void> {
    const parts = await this.parts();
    const sum = parts.reduce((all, part) => all + part.bytes, 0);
    if (sum !== bytes) throw unavailable(`The object store has ${sum} bytes of ${this.name}, not ${bytes}.`);
    const listed = parts.map(
      ({ number, tag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${asXml(tag)}</ETag></Part>`,
    );
    const answer = await this.bucket.call(this.name, {
      ...{ method: 'POST', query: { uploadId: this.id }, timeoutMs: COMPLETE_MS },
      body: `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`,
    });
    const text = await answer.text();
    if (answer.status === 404) throw new NoSuchUpload();
    // It begins to answer before it knows how it ends.
    if (text.includes('<Error>')) throw unavailable(`The object store did not complete: ${text}`);
  }

  /** Ignores what the store has forgotten. @throws AppError unavailable */
  async abort(): Promise<void> {
    await this.bucket.call(this.name, { method: 'DELETE', query: { uploadId: this.id } });
  }

  private async parts(): Promise<Part[]> {
    const parts: Part[] = [];
    for (let marker: string | undefined = '0'; marker !== undefined;) {
      const query = { uploadId: this.id, 'part-number-marker': marker };
      const answer = await this.bucket.call(this.name, { method: 'GET', query });
      const text = await answer.text();
      if (answer.status === 404) throw new NoSuchUpload();
      parts.push(...xmlElements(text, 'Part').map(partIn));
      const isMore = xmlText(text, 'IsTruncated') === 'true';
      marker = isMore ? xmlText(text, 'NextPartNumberMarker') : undefined;
    }
    return parts.toSorted((one, other) => one.number - other.number);
  }
}

function partIn(xml: string): Part {
  return {
    number: Number(xmlText(xml, 'PartNumber')),
    tag: xmlText(xml, 'ETag') ?? '',
    bytes: Number(xmlText(xml, 'Size')),
  };
}
