import { type Finding } from '../common/examination/examiner.js';

export type { Finding };

export function ok(subject: string, detail: string): Finding {
  return { subject, outcome: 'ok', detail };
}

export function warn(subject: string, detail: string, advice: string): Finding {
  return { subject, outcome: 'warn', detail, advice };
}

export function fail(subject: string, detail: string, advice: string): Finding {
  return { subject, outcome: 'fail', detail, advice };
}
