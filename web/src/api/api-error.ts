/** One broken rule of the contract, as the server names it in `data.errors`. */
export interface FieldError {
  field: string;
  rule: string;
  msg: string;
}

interface ApiErrorParts {
  /** Code of the envelope; 0 when no envelope came. */
  code: number;
  /** 0 when no answer came at all. */
  httpStatus: number;
  /** The server's text in the reader's language; empty when there is none. */
  msg: string;
  requestId: string | null;
  data?: unknown;
  cause?: unknown;
}

/** Everything a call can end with, other than success: a refusal, an HTTP failure or no answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly httpStatus: number;
  readonly msg: string;
  readonly requestId: string | null;
  readonly data: unknown;

  constructor({ code, httpStatus, msg, requestId, data, cause }: ApiErrorParts) {
    super(msg || `HTTP ${httpStatus}`, { cause });
    this.code = code;
    this.httpStatus = httpStatus;
    this.msg = msg;
    this.requestId = requestId;
    this.data = data;
  }

  /** The server was not reached: nobody knows whether the request took effect. */
  get isOffline(): boolean {
    return this.httpStatus === 0;
  }

  /** Worth another try: the server was away or busy. A refusal would come again. */
  get mayPass(): boolean {
    return this.isOffline || this.httpStatus >= 500 || this.httpStatus === 429;
  }

  get fieldErrors(): FieldError[] {
    const { data } = this;
    if (typeof data !== 'object' || data === null || !('errors' in data)) return [];
    return Array.isArray(data.errors) ? (data.errors as FieldError[]) : [];
  }
}

/** The caller went away before the answer came; nobody is to be told. */
export class RequestAborted extends Error {
  override readonly name = 'RequestAborted';
}
