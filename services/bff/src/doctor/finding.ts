export interface Finding {
  subject: string;
  outcome: 'ok' | 'warn' | 'fail';
  /** What was found. Never contains a secret. */
  detail: string;
  /** What to do. */
  advice?: string;
}

export function ok(subject: string, detail: string): Finding {
  return { subject, outcome: 'ok', detail };
}

export function warn(subject: string, detail: string, advice: string): Finding {
  return { subject, outcome: 'warn', detail, advice };
}

export function fail(subject: string, detail: string, advice: string): Finding {
  return { subject, outcome: 'fail', detail, advice };
}
