/** One violated rule of the contract, as the server reports it in `data.errors`. */
export interface FieldError {
  field: string;
  rule: string;
  msg: string;
}

interface ApiErrorParts {
  /** Code of the envelope; 0 if there was no envelope. */
  code: number;
  /** HTTP status; 0 if there was no response. */
  httpStatus: number;
  /** The server's message in the user's language; may be empty. */
  msg: string;
  requestId: string | null;
  data?: unknown;
  cause?: unknown;
}

/** Every way a call can fail: an error response, an HTTP failure or no response. */
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

  /** No response: it is unknown whether the request took effect. */
  get isOffline(): boolean {
    return this.httpStatus === 0;
  }

  /** A retry may succeed: the server was unreachable or busy. A rejection would be repeated. */
  get mayPass(): boolean {
    return this.isOffline || this.httpStatus >= 500 || this.httpStatus === 429;
  }

  /** The violated rules of the contract, or the one field that a refusal is about. */
  get fieldErrors(): FieldError[] {
    const { data } = this;
    if (typeof data !== 'object' || data === null) return [];
    if ('field' in data && typeof data.field === 'string')
      return [{ field: data.field, rule: 'refused', msg: this.msg }];
    if (!('errors' in data)) return [];
    return Array.isArray(data.errors) ? (data.errors as FieldError[]) : [];
  }
}

/** The caller aborted the request; nothing is reported. */
export class RequestAborted extends Error {
  override readonly name = 'RequestAborted';
}
