import fastifyMultipart, { type FastifyMultipartOptions, type Multipart } from '@fastify/multipart';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Violation } from '../contract/violation.js';
import { AppError } from '../errors/app-error.js';
import { inLineOf } from '../limits/account-lines.js';
import { type SizeLimit, UPLOAD_LIMIT } from '../limits/size-limits.constants.js';
import { UPLOAD_PART } from './upload-part.constants.js';
import { requestStep } from './request-step.js';

const TYPE = 'multipart/form-data';
/** Where the parser stops. Only one part is valid. */
const PARTS = { files: 3, fields: 3, parts: 6, fieldSize: 1_000, fieldNameSize: 100, headerPairs: 20 };

/**
 * Leaves multipart bodies unread until their operation asks for them, after session and role were checked. Only the
 * Content-Length is checked before. Node discards such a body, so that the client receives the answer.
 */
export const registerUploads = requestStep(
  { name: 'uploads', after: ['requestRules', 'bodyParsers'] },
  async (server: FastifyInstance) => {
    await server.register(narrowed, { throwFileSizeLimit: false });
    server.addHook('onRequest', (request, _reply, done) => {
      const contentLength = Number(request.headers['content-length'] ?? 0);
      const tooLarge = isMultipart(request) && !request.is404 && contentLength > UPLOAD_LIMIT.bytes;
      done(tooLarge ? tooLargeFor(UPLOAD_LIMIT) : undefined);
    });
    server.addHook('onResponse', (request, _reply, done) => {
      // An unread body without a Content-Length could go on for ever.
      const endless = request.headers['content-length'] === undefined && !request.raw.complete;
      if (isMultipart(request) && endless) request.raw.destroy();
      done();
    });
  },
);

type Hook = (this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The library, whose hooks run for multipart requests only: they take a listener and several promises of each. */
const narrowed = Object.assign(
  (server: FastifyInstance, options: FastifyMultipartOptions, done: () => void) => {
    const addHook = (name: 'onRequest' | 'onResponse', hook: Hook) =>
      server.addHook(name as 'onRequest', (request, reply, next) => {
        if (!isMultipart(request)) {
          next();
          return;
        }
        hook.call(server, request, reply).then(() => {
          next();
        }, next);
      });
    fastifyMultipart(
      Object.create(server, { addHook: { value: addHook } }) as FastifyInstance,
      options,
      done,
    );
  },
  { [Symbol.for('skip-override')]: true },
);

export function isMultipart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['content-type']?.toLowerCase().startsWith(TYPE) ?? false;
}

/** The one file of a request. */
export interface UploadedFile {
  bytes: Buffer;
  /** As the client named it; empty if it did not. */
  name: string;
}

/**
 * Reads the upload of a request and works on it. More uploads of the same account wait for their turn, unread.
 * @param work receives a signal that aborts when the client has disconnected.
 * @throws AppError as `readUpload` does, and what the work throws.
 */
export async function withUpload<Result>(
  request: FastifyRequest,
  limit: SizeLimit,
  work: (file: UploadedFile, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const left = new AbortController();
  // Nobody reads the reason: it only keeps a client that has left from being logged as a failure of the server.
  const leave = () => {
    left.abort(new AppError('requestTooSlow'));
  };
  const { socket } = request.raw;
  socket.once('close', leave);
  try {
    return await inLineOf(request.principal?.accountId, async () => {
      left.signal.throwIfAborted();
      return await work(await readUpload(request, limit), left.signal);
    });
  } finally {
    socket.off('close', leave);
  }
}

/**
 * Reads the request's one part, which must be the file.
 * @throws AppError contractBroken, bodyTooLarge, or mediaTypeUnsupported where the request is not multipart.
 */
async function readUpload(request: FastifyRequest, limit: SizeLimit): Promise<UploadedFile> {
  if (!isMultipart(request)) throw missing(request);
  const { raw } = request;
  const overflow = Promise.withResolvers<never>();
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > UPLOAD_LIMIT.bytes) overflow.reject(tooLargeFor(UPLOAD_LIMIT));
  });
  try {
    return await Promise.race([onlyFile(request, limit), overflow.promise]);
  } finally {
    // Read the rest of a refused body, or browsers would not read the answer.
    raw.unpipe().resume();
  }
}

async function onlyFile(request: FastifyRequest, limit: SizeLimit): Promise<UploadedFile> {
  const files: UploadedFile[] = [];
  const violations: Violation[] = [];
  let truncated = false;
  try {
    for await (const part of request.parts({ limits: { ...PARTS, fileSize: limit.bytes } })) {
      const file = await fileOf(part);
      if (part.type === 'field' || part.fieldname !== UPLOAD_PART)
        violations.push(violationOf(part.fieldname, 'unknown'));
      else files.push(file);
      truncated ||= part.type === 'file' && part.file.truncated;
    }
  } catch (error) {
    throw new AppError('contractBroken', {}, [violationOf('', 'multipart')], { cause: error });
  }
  if (truncated) throw tooLargeFor(limit);
  const [file, ...others] = files;
  if (others.length > 0) violations.push(violationOf(UPLOAD_PART, 'once'));
  if (!file?.bytes.length) violations.push(violationOf(UPLOAD_PART, 'required'));
  if (violations.length > 0 || !file) throw new AppError('contractBroken', {}, violations);
  return file;
}

async function fileOf(part: Multipart): Promise<UploadedFile> {
  if (part.type !== 'file') return { bytes: Buffer.alloc(0), name: '' };
  return { bytes: await part.toBuffer(), name: part.filename };
}

function missing({ body }: FastifyRequest): AppError {
  return body === undefined
    ? new AppError('contractBroken', {}, [violationOf(UPLOAD_PART, 'required')])
    : new AppError('mediaTypeUnsupported', { accepted: TYPE });
}

function violationOf(field: string, rule: Violation['rule']): Violation {
  return { field, rule, params: {} };
}

function tooLargeFor({ text }: SizeLimit): AppError {
  return new AppError('bodyTooLarge', { limit: text });
}
