import { type ContentRevisionParams } from '../../library/content-items/content-revision.dto.js';

/** The last part of a preview address. */
export interface PreviewProof {
  /** Seconds since 1970. */
  until: number;
  signature: string;
}

/** The same as a single token for other sites. Its characters need no escaping in any part of a URL. */
const TOKEN = /^([1-9]\d{0,9})\.([1-9]\d{0,9})\.([1-9]\d{0,11})\.([\w-]{22})$/;

export function tokenOf({ id, number }: ContentRevisionParams, { until, signature }: PreviewProof): string {
  return [id, number, until, signature].join('.');
}

/** Does not verify the signature. */
export function readToken(token: string): { revision: ContentRevisionParams; proof: PreviewProof } | null {
  const found = TOKEN.exec(token);
  if (found === null) return null;
  const [, id, number, until, signature = ''] = found;
  return {
    revision: { id: Number(id), number: Number(number) },
    proof: { until: Number(until), signature },
  };
}
