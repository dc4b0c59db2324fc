import { type Finding } from '../common/examination/examiner.js';
import { type FindingSubject } from '../common/examination/finding-subjects.constants.js';

export type { Finding };

export function ok(subject: FindingSubject, detail: string): Finding {
  return { subject, outcome: 'ok', detail };
}

export function warn(subject: FindingSubject, detail: string, advice: string): Finding {
  return { subject, outcome: 'warn', detail, advice };
}

export function fail(subject: FindingSubject, detail: string, advice: string): Finding {
  return { subject, outcome: 'fail', detail, advice };
}
