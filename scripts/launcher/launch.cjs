'use strict';

const path = require('node:path');
const { findNode } = require('./find-node.cjs');
const { handOver } = require('./hand-over.cjs');
const { installPackages } = require('./install.cjs');
const { LaunchError } = require('./launch-error.cjs');

const ROOT = path.resolve(__dirname, '../..');

/** @param {string[]} argv the script and its arguments */
async function launch(argv) {
  try {
    await installPackages(ROOT);
    handOver(findNode(ROOT), argv);
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

module.exports = { launch };
