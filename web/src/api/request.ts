import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { ApiError, RequestAborted } from './api-error';
import { SUCCESS } from './codes';
import { Patience } from './patience';
import { transportHooks } from './transport-hooks';

interface Envelope {
  data: unknown;
  status: string;
  msg: string;
  code: number;
}

export interface RequestOptions {
  signal?: AbortSignal;
  /** The caller shows a failure in its place, so no toast is due. */
  shownInPlace?: boolean;
  /** Sent again under the same key, the call counts once. */
  idempotencyKey?: string;
  /** How much of the body is sent, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/** What a success of this operation carries: the data of its envelope, or a file, which has none. */
type DataOf<Answer> = Extract<Answer, Blob> | Content<Extract<Answer, { status: 'ok' }>>;
type Content<Success> = Success extends { data: infer Data } ? Data : never;

const client = axios.create({
  // Every status is an answer: envelope() judges it once, for all of them.
  validateStatus: () => true,
  // createdTime=a&createdTime=b, not createdTime[]=a
  paramsSerializer: { indexes: null },
});

client.interceptors.request.use((config) => {
  config.headers.set(transportHooks().headers());
  return config;
});

/**
 * The only way to the server: every generated function ends here.
 * @throws ApiError for a refusal, an HTTP failure, no answer or none in time; RequestAborted when the caller gave up.
 */
export async function request<Answer>(
  config: AxiosRequestConfig,
  { signal, shownInPlace = false, idempotencyKey, onProgress }: RequestOptions = {},
): Promise<DataOf<Answer>> {
  const sentAt = performance.now();
  const patience = new Patience(signal);
  try {
    const answer = await send({
      ...named(config, idempotencyKey),
      signal: patience.signal,
      onUploadProgress: ({ progress = 0 }) => {
        patience.renew();
        onProgress?.(progress);
      },
      onDownloadProgress: patience.renew,
    });
    return (isFile(answer) ? answer.data : unwrap(answer).data) as DataOf<Answer>;
  } catch (error) {
    // A late failure of a call that nobody waits for any more must not reach the reader.
    if (signal?.aborted) throw new RequestAborted();
    if (error instanceof ApiError)
      transportHooks().failed(error, { url: config.url ?? '', shownInPlace, sentAt });
    throw error;
  } finally {
    patience.end();
  }
}

function named(config: AxiosRequestConfig, key: string | undefined): AxiosRequestConfig {
  if (key === undefined) return config;
  return { ...config, headers: Object.assign({}, config.headers, { 'Idempotency-Key': key }) };
}

async function send(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>> {
  try {
    const answer = await client.request<unknown>(config);
    const { data } = answer;
    // Asked for a file, a refusal comes as one too.
    if (data instanceof Blob && data.type.startsWith(JSON_TYPE)) answer.data = JSON.parse(await data.text());
    return answer;
  } catch (cause) {
    throw new ApiError({ code: 0, httpStatus: 0, msg: '', requestId: null, cause });
  }
}

function unwrap(response: AxiosResponse<unknown>): Envelope {
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
const isFile = ({ data, status }: AxiosResponse<unknown>) => data instanceof Blob && status === 200;

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'code' in value && 'msg' in value;
}
