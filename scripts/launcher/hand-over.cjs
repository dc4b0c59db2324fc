'use strict';

const { spawn } = require('node:child_process');
const fs = require('node:fs');
const { constants } = require('node:os');
const path = require('node:path');

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs the script in a child process and ends as it ends. The child hears every signal that we hear, and the
 * channel between us closes when we are killed, so that it never outlives us unnoticed.
 * @param {string} node
 * @param {string[]} argv
 */
function handOver(node, argv) {
  const child = spawn(node, argv, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path.dirname(node) + path.delimiter + (process.env.PATH ?? '') },
  });

  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  const watch = stopWhenNpmDies(() => child.kill('SIGTERM'));

  child.on('error', (error) => {
    process.stderr.write(`${node} cannot be run (${error.message}): remove node_modules, then try again.\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    clearInterval(watch);
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
  });
}

/**
 * npm runs us under a shell. A kill -9 of npm reaches neither, and a SIGTERM ends at the shell; but whoever has
 * lost its parent is adopted by another process.
 * @param {() => void} stop
 */
function stopWhenNpmDies(stop) {
  const elders = readElders();
  return setInterval(() => {
    if (process.env.npm_lifecycle_event && readElders() !== elders) stop();
  }, 500).unref();
}

/** Our parent and, where the system tells, its parent. */
function readElders() {
  const parent = process.ppid;
  try {
    const [, afterName = ''] = fs.readFileSync(`/proc/${parent}/stat`, 'utf8').split(') ');
    return `${parent} ${afterName.split(' ')[1]}`;
  } catch {
    return `${parent}`;
  }
}

module.exports = { handOver };
