'use strict';

const path = require('node:path');
const { readLockedPackages } = require('./locked-packages.cjs');
const { withLock } = require('./lock.cjs');
const { npmCi } = require('./npm-ci.cjs');
const { say, step } = require('./terminal.cjs');

/**
 * Runs `npm ci` unless node_modules already holds what package-lock.json names.
 * @param {string} root
 */
async function installPackages(root) {
  if (isInstalled(root)) return;
  const install = async () => {
    if (isInstalled(root)) return;
    await step('Install packages', (note) => npmCi(root, note));
  };
  await withLock(path.join(root, '.cache/install.lock'), install, () => {
    say('  Another process is installing the packages: waiting for it.');
  });
}

/**
 * npm records what it installed into node_modules, also after a developer's `npm install`. The comparison of that record
 * with the lock file finds every difference, so nothing is installed twice.
 * @param {string} root
 */
function isInstalled(root) {
  const wanted = readLockedPackages(path.join(root, 'package-lock.json'));
  const present = readLockedPackages(path.join(root, 'node_modules/.package-lock.json'));
  return Object.entries(wanted).every(([location, { version, link, optional, devOptional }]) => {
    const found = present[location];
    if (location === '' || link) return true;
    if (found) return found.version === version;
    return optional ?? devOptional ?? false; // those of other platforms are not installed here
  });
}

module.exports = { installPackages };
