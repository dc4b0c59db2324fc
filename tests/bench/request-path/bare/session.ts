import { createVerifier } from 'fast-jwt';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { SESSION } from './statements.ts';

/** The product reads a session again after as long. */
const KEPT_MS = 1_000;

export interface Session {
  id: string;
  accountId: number;
}

interface Known extends Session {
  expiresAt: Date;
  readAt: number;
}

/**
 * Authenticates a request: verifies its token with a key made once, and looks its session up once a second.
 */
export function sessionReader(pool: Pool, secret: string): (request: FastifyRequest) => Promise<Session> {
  const verify = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    allowedIss: 'sala',
    allowedAud: 'sala-web',
  });
  const known = new Map<string, Known>();

  async function read(id: string): Promise<Known> {
    const { rows } = await pool.query<Omit<Known, 'id' | 'readAt'>>({ ...SESSION, values: [id] });
    const [row] = rows;
    if (!row) throw Object.assign(new Error('The session has ended.'), { statusCode: 401 });
    const session = { id, ...row, readAt: Date.now() };
    known.set(id, session);
    return session;
  }

  return async ({ headers }) => {
    const { sid } = verify(headers.authorization?.slice('Bearer '.length) ?? '') as { sid: string };
    const kept = known.get(sid);
    const isFresh = kept !== undefined && kept.readAt > Date.now() - KEPT_MS && kept.expiresAt > new Date();
    return isFresh ? kept : read(sid);
  };
}
