// Runs in the pods of the test of the network. `listen`: accepts connections. `ask '{"name": "tcp://host:port"}'`: prints which
// of the addresses answer; `dns:name` asks the DNS of the cluster.
import { Resolver } from 'node:dns/promises';
import { connect, createServer } from 'node:net';

const PORTS = [5432, 8080];
const TIMEOUT_MS = 3000;

function connects(address) {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port),
      timeout: TIMEOUT_MS,
    });
    const end = (answers) => {
      socket.destroy();
      resolve(answers);
    };
    socket.on('connect', () => end(true));
    socket.on('timeout', () => end(false));
    socket.on('error', () => end(false));
  });
}

async function resolves(name) {
  try {
    await new Resolver({ timeout: TIMEOUT_MS, tries: 1 }).resolve4(name);
    return true;
  } catch {
    return false;
  }
}

const answers = (address) =>
  address.startsWith('dns:') ? resolves(address.slice('dns:'.length)) : connects(address);

const [mode, addresses = '{}'] = process.argv.slice(2);
if (mode === 'listen') {
  for (const port of PORTS) createServer((socket) => socket.destroy()).listen(port);
  process.on('SIGTERM', () => process.exit());
} else {
  const asked = Object.entries(JSON.parse(addresses));
  const results = await Promise.all(asked.map(async ([name, address]) => [name, await answers(address)]));
  console.log(JSON.stringify(Object.fromEntries(results)));
}
