/** What a process may take that reads what strangers send. */
export interface ProcessLimits {
  /** Of the processor, by all of its threads. */
  processorMs: number;
  /** For a machine that is busy with other work; shorter than proxies wait for an answer. */
  elapsedMs: number;
  /** Of resident memory. */
  bytes: number;
  /** Of that, the heap of JavaScript. */
  heapMb: number;
  /** What it may read of a file that it is not sent as a whole. */
  readBytes: number;
}

/** Of the file that is read, from this byte on, to before that one. */
export interface ReadRange {
  start: number;
  end: number;
}

/** A file that is read where the process asks for it. */
export interface LimitedSource {
  size: number;
  read(range: ReadRange): Promise<Uint8Array>;
}

export type ToProcess<Job> =
  | { job: Job; limits: ProcessLimits; size: number }
  | { read: number; bytes: Uint8Array };

export type FromProcess<Answer> = { answer: Answer } | ({ read: number } & ReadRange);
