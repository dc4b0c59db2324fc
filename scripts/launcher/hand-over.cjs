'use strict';

const { spawn } = require('node:child_process');
const fs = require('node:fs');
const { constants } = require('node:os');
const path = require('node:path');

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs the script in a child process and exits with its exit code. Signals are forwarded to the child. The IPC channel
 * closes when this process is killed, so that the child can exit too.
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
 * npm runs this process under a shell. A kill -9 of npm reaches neither of them, and a SIGTERM stops at the shell. But
 * an orphaned process gets another parent, which can be detected.
 * @param {() => void} stop
 */
function stopWhenNpmDies(stop) {
  const elders = readElders();
  return setInterval(() => {
    if (process.env.npm_lifecycle_event && readElders() !== elders) stop();
  }, 500).unref();
}

/** The pid of the parent and, where the system exposes it, of its parent. */
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
