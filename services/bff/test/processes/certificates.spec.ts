import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer as createSilentServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { examineCertificates } from '../../src/doctor/examine-certificates.js';
import { measureCertificates } from '../../src/doctor/measure/measure-certificates.js';
import { testConfig } from '../support/test-config.js';

jest.setTimeout(30_000);

describe('the certificate of the public address', () => {
  let folder: string;
  const away = 'postgres://sala:hidden-word@127.0.0.1:1/sala';
  const at = (port: number) => testConfig(away, { SALA_PUBLIC_URL: `https://localhost:${port}` });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sala-certificate-'));
    const kind = [
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '5',
    ];
    const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
    spawnSync('openssl', ['req', ...kind, '-subj', '/CN=sala.example', ...files], { stdio: 'ignore' });
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is read although it is not trusted', async () => {
    const [key, cert] = await Promise.all([
      readFile(join(folder, 'key.pem')),
      readFile(join(folder, 'cert.pem')),
    ]);
    const server = createServer({ key, cert }).listen(0, 'localhost');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      const [found, database] = await measureCertificates(at(port));
      expect(found).toMatchObject({
        owner: 'publicAddress',
        address: `localhost:${port}`,
        isReached: true,
        certificate: { subject: 'sala.example', issuer: 'sala.example', isTrusted: false },
      });
      const days = (Date.parse(found?.certificate?.validUntil ?? '') - Date.now()) / 86_400_000;
      expect(Math.round(days)).toBe(5);
      expect(database).toEqual({
        owner: 'database',
        address: '127.0.0.1:1',
        certificate: null,
        isReached: false,
      });
      expect(await examineCertificates(at(port))).toEqual([
        expect.objectContaining({
          outcome: 'warn',
          detail: expect.stringContaining('is not trusted from here'),
        }),
      ]);
    } finally {
      server.close();
    }
  });

  test('of a server that says nothing is given up after some seconds', async () => {
    const server = createSilentServer().listen(0, 'localhost');
    await once(server, 'listening');
    try {
      const [found] = await measureCertificates(at((server.address() as AddressInfo).port));
      expect(found).toMatchObject({ isReached: false, certificate: null });
    } finally {
      server.close();
    }
  });
});
