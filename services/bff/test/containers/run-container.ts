// node run-container.ts <image> <user> [argument…]: runs a server of the tests in a container, in the network and with the
// temporary files of this machine, so that it is reached as a program is. It ends with the input: no test leaves one behind.
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { GenericContainer } from 'testcontainers';
import { ROOT } from '../../../../scripts/root.ts';

const [, , image = '', user = '', ...args] = process.argv;

const container = await new GenericContainer(image)
  .withNetworkMode('host')
  .withUser(user)
  .withBindMounts([
    { source: tmpdir(), target: tmpdir() },
    { source: ROOT, target: ROOT, mode: 'ro' },
  ])
  .withCommand(args)
  .start();

process.stdin.resume();
await once(process.stdin, 'end');
// At once, as a process is killed.
await container.stop({ timeout: 0 });
process.exit();
