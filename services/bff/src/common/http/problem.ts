import { STATUS_CODES } from 'node:http';
import { type FastifyReply } from 'fastify';
import { plainStatusOf } from '../endpoint/codes.js';
import { failEnvelope } from '../envelope/fail-envelope.js';
import { type AppError } from '../errors/app-error.js';
import { type Language } from '../messages/languages.constants.js';

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** HTTP wants one with 401. */
const KEY_CHALLENGE = 'Sala-Key';

/** An error as problem details (RFC 9457), which addresses outside `/api` answer instead of the envelope. */
function problemOf(error: AppError, language: Language) {
  const status = plainStatusOf(error.reason);
  const { msg: detail, data } = failEnvelope(error, language);
  const errors = error.reason === 'contractBroken' ? (data as object) : {};
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? '',
    status,
    code: error.reason,
    detail,
    ...errors,
  };
}

export function answerProblem(error: AppError, language: Language, reply: FastifyReply): void {
  const problem = problemOf(error, language);
  if (problem.status === 401) void reply.header('www-authenticate', KEY_CHALLENGE);
  void reply.status(problem.status).type(PROBLEM_TYPE).send(JSON.stringify(problem));
}
