import terminal from '../launcher/terminal.cjs';
import type { Environment } from './environment.ts';

/** Prints the addresses of the product. */
export function greet(url: string, environment: Environment, dataDirectory: string | undefined): void {
  const rows = [
    ['Sala', terminal.bold(url)],
    ['API', `${url}/docs`],
    environment.SALA_SEED === 'demo' && ['Log in as', 'admin / admin   or   user / user'],
    dataDirectory !== undefined && ['Data', dataDirectory],
  ].filter((row) => row !== false);
  terminal.say();
  for (const [name = '', value = ''] of rows) terminal.say(`  ${terminal.dim(name.padEnd(12))}${value}`);
  terminal.say(`\n  ${terminal.dim('Ctrl-C to stop')}`);
}
