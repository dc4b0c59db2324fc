import { type Environment } from './config.schema.js';

/** In bits: a random text of 32 hexadecimal digits has about 115 by this estimate. */
const LEAST_BITS = 80;
/** What examples and templates say where a secret belongs. */
const EXAMPLE =
  /change.?me|example|placeholder|password|insecure|your.?(own|jwt|key)|replace.?(me|this)|not.?(a.?)?secret|top.?secret/i;
const REPETITION = /^(.{1,16}?)\1+.{0,15}$/s;
/** The default passwords of databases, images and tutorials. */
const DEFAULT_PASSWORDS = new Set([
  'postgres',
  'password',
  'secret',
  'sala',
  'admin',
  'root',
  'example',
  'changeme',
]);
const DEFAULT_KEYS = new Set(['minioadmin', 'minio123', 'rustfsadmin', 'secret', 'password', 'test']);

/** The secrets that must not be used in production, each with what is wrong with it. */
export function weakSecrets(env: Environment): string[] {
  const signing: [string, string][] = [
    ...(env.JWT_SECRET === undefined ? [] : [['JWT_SECRET', env.JWT_SECRET] satisfies [string, string]]),
    ...(env.JWT_KEYS ?? []).map(([id, secret]): [string, string] => [`JWT_KEYS, key ${id}`, secret]),
  ];
  return [
    ...signing.flatMap(([name, secret]) => problemOf(name, weaknessOf(secret))),
    ...problemOf('DATABASE_URL', databasePasswordWeakness(env.DATABASE_URL)),
    ...problemOf('DATABASE_MIGRATE_URL', databasePasswordWeakness(env.DATABASE_MIGRATE_URL)),
    ...problemOf('SALA_S3_SECRET_ACCESS_KEY', defaultWeakness(env.SALA_S3_SECRET_ACCESS_KEY, DEFAULT_KEYS)),
    ...problemOf('SALA_FIRST_ADMIN_PASSWORD', weaknessOfPassword(env)),
  ];
}

function problemOf(name: string, weakness: string | undefined): string[] {
  return weakness === undefined
    ? []
    : [`${name}: ${weakness} and is refused in production; make a random one`];
}

/** Why a signing key can be guessed, or undefined. */
export function weaknessOf(secret: string): string | undefined {
  if (EXAMPLE.test(secret)) return 'is the text of an example';
  if (REPETITION.test(secret) || isSequence(secret) || bitsOf(secret) < LEAST_BITS) return 'can be guessed';
  return undefined;
}

function databasePasswordWeakness(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const { username, password } = new URL(address);
  const isDefault =
    DEFAULT_PASSWORDS.has(password.toLowerCase()) || (password !== '' && password === username);
  return isDefault ? 'has a password that everybody knows' : undefined;
}

function defaultWeakness(secret: string | undefined, known: ReadonlySet<string>): string | undefined {
  return secret !== undefined && known.has(secret.toLowerCase()) ? 'is one that everybody knows' : undefined;
}

function weaknessOfPassword(env: Environment): string | undefined {
  const password = env.SALA_FIRST_ADMIN_PASSWORD;
  if (password === undefined) return undefined;
  if (EXAMPLE.test(password) || REPETITION.test(password) || isSequence(password)) return 'can be guessed';
  const login = env.SALA_FIRST_ADMIN_LOGIN?.toLowerCase() ?? '';
  return login !== '' && password.toLowerCase().includes(login) ? 'contains the login' : undefined;
}

/** Shannon's estimate: the entropy of its character frequencies times its length. */
function bitsOf(text: string): number {
  const counts = Map.groupBy(text, (character) => character).values();
  const shares = [...counts].map((same) => same.length / text.length);
  return -text.length * shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}

/** Whether most characters follow the one before them, as in `abcdef` and `12345`. */
function isSequence(text: string): boolean {
  const isNext = (at: number) => Math.abs(text.charCodeAt(at + 1) - text.charCodeAt(at)) === 1;
  const steps = Array.from(text, (_, at) => isNext(at)).filter(Boolean);
  return steps.length > text.length / 2;
}
