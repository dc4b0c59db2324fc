// `node scripts/with-node.cjs <script.ts> [arguments]`: installs the packages of the lock file, finds a Node that
// can run this repository, and runs the script with it.
//
// This file uses old syntax only: every Node must be able to parse it, so that an old one gets a clear error.
// Everything under launcher/ may rely on Node 20.
'use strict';

var major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  process.stderr.write(
    'Sala needs Node 20 or newer to install itself, and this is Node ' +
      process.versions.node +
      ': install a newer Node, then try again.\n',
  );
  process.exit(1);
}

void require('./launcher/launch.cjs').launch(process.argv.slice(2));
