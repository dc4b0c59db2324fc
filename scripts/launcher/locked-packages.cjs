'use strict';

const fs = require('node:fs');

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link] a workspace
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * The packages of an npm lock file, by their path.
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function readLockedPackages(file) {
  try {
    const lock = /** @type {{ packages: Record<string, LockedPackage> }} */ (
      JSON.parse(fs.readFileSync(file, 'utf8'))
    );
    return lock.packages;
  } catch {
    return {};
  }
}

module.exports = { readLockedPackages };
