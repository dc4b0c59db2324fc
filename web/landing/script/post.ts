/** A message to send. Its key stays the same on every attempt, so that the message is counted once. */
export interface Submission {
  key: string;
  kind: string;
  body: Record<string, unknown>;
}

export type Outcome =
  | { kind: 'received'; reference: string }
  | { kind: 'invalid'; fields: string[] }
  /** Can be retried, after `seconds` if the server specified it. */
  | { kind: 'failed'; seconds?: number };

interface Envelope {
  code: number;
  data: { reference?: string; errors?: { field: string }[] } | null;
}

const TIMEOUT_MS = 20_000;
const SUCCESS = 20000;
/** Errors that a retry cannot fix: invalid request, key already used, too large, wrong content type. */
const FINAL = [40000, 40900, 41300, 41500];

export async function post({ key, kind, body }: Submission): Promise<Outcome> {
  try {
    const answer = await fetch(`/api/enquiries/${kind}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': document.documentElement.lang,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { code, data } = (await answer.json()) as Envelope;
    if (code === SUCCESS && data?.reference !== undefined) {
      return { kind: 'received', reference: data.reference };
    }
    if (FINAL.includes(code))
      return { kind: 'invalid', fields: data?.errors?.map(({ field }) => field) ?? [] };
    const seconds = Number(answer.headers.get('retry-after'));
    return seconds > 0 && answer.status === 429 ? { kind: 'failed', seconds } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' }; // offline, timed out, or not a response of our server
  }
}
