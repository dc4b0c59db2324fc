import { type FindingSubject } from './finding-subjects.constants.js';
import { type Measurement } from './measurement.js';

export interface Finding {
  subject: FindingSubject;
  outcome: 'ok' | 'warn' | 'fail';
  /** What was found. Never contains a secret. */
  detail: string;
  /** What to do. */
  advice?: string;
}

/** Examines the deployment on behalf of the status page. The doctor does, which knows all domains. */
export abstract class Examiner {
  abstract examine(): Promise<Finding[]>;

  /** Takes up to some seconds, and never throws. */
  abstract measure(): Promise<Measurement>;
}
