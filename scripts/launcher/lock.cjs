'use strict';

const fs = require('node:fs');
const path = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

/** A holder renews its lock every second. A lock that is older has expired, even if its pid exists. */
const STALE_MS = 10_000;

/**
 * Runs the work while holding the lock file, so that no other process runs its own at the same time.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once if another process holds the lock
 * @returns {Promise<T>}
 */
async function withLock(file, work, onWait = () => undefined) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  for (let waited = false; !take(file); waited = true) {
    if (!waited) onWait();
    await sleep(200);
  }
  const renewal = setInterval(() => {
    fs.utimes(file, new Date(), new Date(), () => undefined);
  }, 1000).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    fs.rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    if (isAbandoned(file)) fs.rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function isAbandoned(file) {
  try {
    if (Date.now() - fs.statSync(file).mtimeMs > STALE_MS) return true;
    process.kill(Number(fs.readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

module.exports = { withLock };
