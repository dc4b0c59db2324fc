'use strict';

const { spawn } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { LaunchError } = require('./launch-error.cjs');
const { readLockedPackages } = require('./locked-packages.cjs');

// Two retries tell a short failure from an unreachable registry. npm's own pauses last minutes.
const RETRIES = 2;
const ARGUMENTS = [
  'ci',
  '--loglevel=http',
  '--no-progress',
  `--fetch-retries=${RETRIES}`,
  '--fetch-retry-mintimeout=1000',
];

/** What npm prints, and what it means. The first match is reported. */
const FAILURES = /** @type {const} */ ([
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    'the npm registry cannot be reached, check the network, the proxy and `npm config get registry`',
  ],
  [
    /\bcode (E401|E403|ENEEDAUTH)\b/,
    'the npm registry refuses this machine, check its credentials in ~/.npmrc',
  ],
  [
    /\bcode (E404|ETARGET)\b/,
    'the npm registry lacks a package of package-lock.json, check `npm config get registry`',
  ],
  [/\bcode (EACCES|EPERM|EROFS)\b/, 'node_modules cannot be written, check who owns this directory'],
  [/\bcode ENOSPC\b/, 'the disk is full, about 1 GB is needed'],
  [/\bcode EUSAGE\b/, 'package-lock.json does not agree with package.json, run npm install'],
]);

/**
 * @param {string} root
 * @param {(note: string) => void} note
 * @returns {Promise<void>}
 */
function npmCi(root, note) {
  const log = path.join(root, '.cache/npm-ci.log');
  const total = countPackages(root);
  let fetched = 0;
  let output = '';

  return new Promise((resolve, reject) => {
    const npm = spawnNpm(root);
    /** @param {string} chunk */
    const read = (chunk) => {
      output += chunk;
      fetched += chunk.split('.tgz ').length - 1;
      note(fetched === 0 ? 'asking the registry' : `${fetched} of ${total}`);
      if (isHopeless(output)) npm.kill();
    };
    npm.stdout.setEncoding('utf8').on('data', read);
    npm.stderr.setEncoding('utf8').on('data', read);
    npm.on('error', (error) => {
      reject(failure(`npm cannot be run (${error.message})`, log));
    });
    npm.on('close', (code) => {
      fs.writeFileSync(log, output);
      const known = FAILURES.find(([pattern]) => pattern.test(output));
      if (code === 0) resolve();
      else reject(failure(known ? known[1] : 'npm ci failed', log));
    });
  });
}

/**
 * Whether the registry is unreachable. npm itself would try every other package for minutes before it fails.
 * @param {string} output
 */
function isHopeless(output) {
  const hasAnswered = output.includes(' GET 200 ');
  if (!hasAnswered && /attempt 1 failed with (ENOTFOUND|ECONNREFUSED)/.test(output)) return true;
  return output.includes(`attempt ${RETRIES + 1} failed with E`);
}

/** @param {string} root */
function spawnNpm(root) {
  // Under `npm start`, npm says where it is itself.
  const { npm_execpath: cli } = process.env;
  if (cli?.endsWith('npm-cli.js')) return spawn(process.execPath, [cli, ...ARGUMENTS], { cwd: root });
  return spawn('npm', ARGUMENTS, { cwd: root, shell: process.platform === 'win32' });
}

/** @param {string} reason @param {string} log */
function failure(reason, log) {
  return new LaunchError(
    `The packages were not installed: ${reason}, then try again (what npm said: ${log}).`,
  );
}

/** @param {string} root */
function countPackages(root) {
  const packages = readLockedPackages(path.join(root, 'package-lock.json'));
  return Object.entries(packages).filter(
    ([location, { link, os, cpu }]) =>
      location.includes('node_modules/') && !link && fits(os, process.platform) && fits(cpu, process.arch),
  ).length;
}

/** @param {string | string[] | undefined} allowed @param {string} value */
function fits(allowed, value) {
  return allowed === undefined || allowed.includes(value);
}

module.exports = { npmCi };
