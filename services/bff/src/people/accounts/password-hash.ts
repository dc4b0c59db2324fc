import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const argon2Async = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_LENGTH = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * Limits concurrency: hashing runs on the thread pool, which DNS lookups of the database driver and file
 * access also need.
 */
const gate = pLimit(2);

/** Hashes a new password into a PHC string with a random salt. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const tag = await derive(password, salt, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return false;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** True if the cost was raised after the hash was created. Rehash while the password is available. */
export function needsRehash(hash: string): boolean {
  const [, memory, passes, parallelism] = PHC.exec(hash)?.map(Number) ?? [];
  return memory !== COST.memory || passes !== COST.passes || parallelism !== COST.parallelism;
}

interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return gate(() => argon2Async('argon2id', { message, nonce, tagLength: TAG_LENGTH, ...cost }));
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
