import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { apiBase } from './api-base';
import { ApiError, RequestAborted } from './api-error';
import { SUCCESS } from './codes';
import { takeEarlyAnswer } from './early-answers';
import { IdleTimeout } from './idle-timeout';
import { readable } from './readable';
import { transportHooks } from './transport-hooks';

interface Envelope {
  data: unknown;
  status: string;
  msg: string;
  code: number;
}

export interface RequestOptions {
  signal?: AbortSignal;
  /** The caller shows an error itself, so there is no toast. */
  skipErrorToast?: boolean;
  /** The server runs calls with the same key only once. */
  idempotencyKey?: string;
  /** Fraction of the body sent so far, from 0 to 1. */
  onProgress?: (part: number) => void;
}

type Response = Pick<AxiosResponse<unknown>, 'status' | 'headers' | 'data'>;

/** The result of a successful operation: the data of the envelope, or a file, which has no envelope. */
type DataOf<Body> = Extract<Body, Blob> | Content<Extract<Body, { status: 'ok' }>>;
type Content<Success> = Success extends { data: infer Data } ? Data : never;

const client = axios.create({
  baseURL: apiBase,
  // unwrap() checks the status of every call.
  validateStatus: () => true,
  transformResponse: [
    (body: unknown) => (typeof body === 'string' ? readable(body) : body),
    ...[axios.defaults.transformResponse ?? []].flat(),
  ],
  // createdTime=a&createdTime=b, not createdTime[]=a
  paramsSerializer: { indexes: null },
});

client.interceptors.request.use((config) => {
  config.headers.set(transportHooks().headers());
  return config;
});

/**
 * The only transport: every generated function calls it.
 * @throws ApiError for an error response, a network failure or a timeout; RequestAborted when the caller aborted.
 */
export async function request<Body>(
  config: AxiosRequestConfig,
  { signal, skipErrorToast = false, idempotencyKey, onProgress }: RequestOptions = {},
): Promise<DataOf<Body>> {
  const sentAt = performance.now();
  const timeout = new IdleTimeout(signal);
  try {
    const response = await send({
      ...withKey(config, idempotencyKey),
      signal: timeout.signal,
      onUploadProgress: ({ progress = 0 }) => {
        timeout.restart();
        onProgress?.(progress);
      },
      onDownloadProgress: timeout.restart,
    });
    return (isFile(response) ? response.data : unwrap(response).data) as DataOf<Body>;
  } catch (error) {
    // A late error of an aborted call must not be shown.
    if (signal?.aborted) throw new RequestAborted();
    if (error instanceof ApiError)
      transportHooks().failed(error, { url: config.url ?? '', skipErrorToast, sentAt });
    throw error;
  } finally {
    timeout.clear();
  }
}

function withKey(config: AxiosRequestConfig, key: string | undefined): AxiosRequestConfig {
  if (key === undefined) return config;
  return { ...config, headers: Object.assign({}, config.headers, { 'Idempotency-Key': key }) };
}

async function send(config: AxiosRequestConfig & { signal: AbortSignal }): Promise<Response> {
  try {
    const early = await takeEarlyAnswer(config, transportHooks().headers(), config.signal);
    const response = early ?? (await client.request<unknown>(config));
    const { data } = response;
    // When a file was requested, an error response is a Blob as well.
    if (data instanceof Blob && data.type.startsWith(JSON_TYPE))
      response.data = JSON.parse(await data.text());
    return response;
  } catch (cause) {
    throw new ApiError({ code: 0, httpStatus: 0, msg: '', requestId: null, cause });
  }
}

function unwrap(response: Response): Envelope {
  const body = isEnvelope(response.data) ? response.data : null;
  if (body?.code === SUCCESS && response.status === 200) return body;
  const id: unknown = response.headers['x-request-id'];
  throw new ApiError({
    code: body?.code ?? 0,
    httpStatus: response.status,
    msg: body?.msg ?? '',
    requestId: typeof id === 'string' ? id : null,
    data: body?.data,
  });
}

const JSON_TYPE = 'application/json';
const isFile = ({ data, status }: Response) => data instanceof Blob && status === 200;

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'code' in value && 'msg' in value;
}
