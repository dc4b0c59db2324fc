// `node scripts/with-node.cjs <script.ts> [arguments]`: installs what the lock file names, finds a Node that
// can run this repository, and hands the script over to it.
//
// This file keeps to old syntax: whatever Node a machine has must be able to read it, if only to be told what
// to do. Everything under launcher/ may rely on Node 20.
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
