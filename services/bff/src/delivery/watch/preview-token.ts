import { type ContentRevisionParams } from '../../library/content-items/content-revision.dto.js';

/** What the address of a preview ends with. */
export interface PreviewProof {
  /** Seconds since 1970. */
  until: number;
  signature: string;
}

/** The same in one word, for the page of another site. Its signs need no escapes in any part of an address. */
const TOKEN = /^([1-9]\d{0,9})\.([1-9]\d{0,9})\.([1-9]\d{0,11})\.([\w-]{22})$/;

export function tokenOf({ id, number }: ContentRevisionParams, { until, signature }: PreviewProof): string {
  return [id, number, until, signature].join('.');
}

/** Whether it is signed is not asked yet. */
export function readToken(token: string): { revision: ContentRevisionParams; proof: PreviewProof } | null {
  const found = TOKEN.exec(token);
  if (found === null) return null;
  const [, id, number, until, signature = ''] = found;
  return {
    revision: { id: Number(id), number: Number(number) },
    proof: { until: Number(until), signature },
  };
}
