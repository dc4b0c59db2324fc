import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nkeys } from '@nats-io/transport-node';

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
const UNLIMITED = { subs: -1, data: -1, payload: -1, conn: -1, imports: -1, exports: -1, wildcards: true };
/** The account of the server itself may not have it. */
const JETSTREAM = { mem_storage: -1, disk_storage: -1, streams: -1, consumer: -1 };

type KeyPair = ReturnType<typeof nkeys.createUser>;

/** Those who vouch for a NATS server and for its users: an authority for certificates, and an operator of NATS. */
export class NatsAuthority {
  private constructor(readonly directory: string) {}

  static async make(): Promise<NatsAuthority> {
    const authority = new NatsAuthority(await mkdtemp(join(tmpdir(), 'sala-authority-')));
    const files = ['-keyout', authority.file('ca.key'), '-out', authority.file('ca.pem')];
    run(['req', '-x509', ...KEY, '-days', '2', '-subj', '/CN=Authority of the test', ...files]);
    return authority;
  }

  readonly file = (name: string): string => join(this.directory, name);

  async remove(): Promise<void> {
    await rm(this.directory, { recursive: true });
  }

  /** @returns options of a server that has a certificate for the name */
  async certificateFor(name: string): Promise<string[]> {
    const { file } = this;
    const [key, request, certificate] = ['key', 'csr', 'pem'].map((ending) => file(`${name}.${ending}`)) as [
      string,
      string,
      string,
    ];
    await writeFile(file('extensions'), `subjectAltName=DNS:${name}`);
    run(['req', ...KEY, '-subj', `/CN=${name}`, '-keyout', key, '-out', request]);
    const signer = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial'];
    run([
      'x509',
      '-req',
      '-in',
      request,
      ...signer,
      '-days',
      '2',
      '-extfile',
      file('extensions'),
      '-out',
      certificate,
    ]);
    return ['--tls', '--tlscert', certificate, '--tlskey', key];
  }

  /** @returns options of a server that lets in whom the operator knows, and the credentials files of a user and of a stranger */
  async operated(): Promise<{ options: string[]; credentials: string; foreign: string }> {
    const [operator, account, system] = [
      nkeys.createOperator(),
      nkeys.createAccount(),
      nkeys.createAccount(),
    ];
    const accountToken = (pair: KeyPair, name: string, limits: object) =>
      token(operator, pair.getPublicKey(), name, { type: 'account', limits });
    const config = [
      `operator: ${token(operator, operator.getPublicKey(), 'operator', { type: 'operator' })}`,
      `system_account: ${system.getPublicKey()}`,
      'resolver: MEMORY',
      'resolver_preload: {',
      `  ${account.getPublicKey()}: ${accountToken(account, 'sala', { ...UNLIMITED, ...JETSTREAM })}`,
      `  ${system.getPublicKey()}: ${accountToken(system, 'system', UNLIMITED)}`,
      '}',
    ];
    await writeFile(this.file('operator.conf'), config.join('\n'));
    return {
      options: ['-c', this.file('operator.conf')],
      credentials: credentialsOf(account),
      foreign: credentialsOf(nkeys.createAccount()),
    };
  }
}

function run(args: string[]): void {
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** What `nsc generate creds` writes. */
function credentialsOf(account: KeyPair): string {
  const user = nkeys.createUser();
  const limits = { subs: -1, data: -1, payload: -1 };
  const jwt = token(account, user.getPublicKey(), 'sala', { type: 'user', ...limits, pub: {}, sub: {} });
  return [
    '-----BEGIN NATS USER JWT-----',
    jwt,
    '------END NATS USER JWT------',
    '-----BEGIN USER NKEY SEED-----',
    Buffer.from(user.getSeed()).toString(),
    '------END USER NKEY SEED------',
    '',
  ].join('\n');
}

/** A JWT as NATS makes it. */
function token(signer: KeyPair, subject: string, name: string, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = {
    jti: subject,
    iat: Math.floor(Date.now() / 1_000),
    iss: signer.getPublicKey(),
    name,
    sub: subject,
    nats: { version: 2, ...claims },
  };
  const signed = `${part({ typ: 'JWT', alg: 'ed25519-nkey' })}.${part(body)}`;
  return `${signed}.${Buffer.from(signer.sign(Buffer.from(signed))).toString('base64url')}`;
}
