import { parseArgs } from 'node:util';
import { type Command, EXIT } from './command.js';
import { failureText } from './failure-text.js';

const COMMANDS: Record<string, Command> = {
  serve: {
    summary: 'Migrate and seed as configured, then answer requests until SIGTERM or SIGINT.',
    options: {},
    load: async () => (await import('./serve.js')).serve,
  },
  migrate: {
    summary: 'Run the migrations that the database lacks, and the seeds of SALA_SEED, and exit.',
    options: {},
    load: async () => (await import('./migrate.js')).migrate,
  },
  'send-backup': {
    summary: 'Encrypt the newest backup of SALA_BACKUP_DIR, and send it to a bucket.',
    options: {},
    load: async () => (await import('./backups.js')).send,
  },
  'fetch-backup': {
    summary: 'Fetch a backup from the bucket, and decrypt it, for a restore.',
    options: {},
    load: async () => (await import('./backups.js')).fetch,
  },
  doctor: {
    summary:
      'Check configuration, database, mail and storage, and say what to do. Exit code 1 if something fails.',
    options: { '--json': 'Print the findings as JSON.' },
    load: async () => (await import('./doctor.js')).doctor,
  },
};

/**
 * Runs the command that the arguments name.
 * @returns the exit code: 0 for success, 1 if the command failed, 2 for arguments that it does not take
 */
export async function run(args: string[], variables: NodeJS.ProcessEnv): Promise<number> {
  const [name, ...options] = args;
  if (name === undefined) return misused('A command is missing.');
  if (name === 'help' || name === '--help' || name === '-h') return printHelp();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return misused(`${name}: there is no such command.`);
  const given = optionsOf(command, options);
  if (typeof given === 'string') return misused(`${name}: ${given}`);
  if (given.has('--help')) return printHelp();
  try {
    const execute = await command.load();
    return await execute(given, variables);
  } catch (error) {
    return await failed(error);
  }
}

/** @returns the options that are given, or what is wrong with them */
function optionsOf(command: Command, args: string[]): ReadonlySet<string> | string {
  const names = [...Object.keys(command.options), '--help'];
  const options = Object.fromEntries(names.map((option) => [option.slice(2), { type: 'boolean' as const }]));
  try {
    const { values } = parseArgs({ args, options, strict: true, allowPositionals: false });
    return new Set(Object.keys(values).map((option) => `--${option}`));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function misused(problem: string): number {
  process.stderr.write(`${problem}\n\n${help()}`);
  return EXIT.usage;
}

async function failed(error: unknown): Promise<number> {
  process.stderr.write(`${await failureText(error)}\n`);
  return EXIT.failure;
}

function printHelp(): number {
  process.stdout.write(help());
  return EXIT.success;
}

function help(): string {
  const rows = Object.entries(COMMANDS).flatMap(([name, { summary, options }]) => [
    [name, summary],
    ...Object.entries(options).map(([option, meaning]) => [`  ${option}`, meaning]),
  ]);
  const width = Math.max(...rows.map(([left = '']) => left.length)) + 2;
  const table = rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}${right}`);
  return ['Usage: node dist/sala.js <command> [options]', '', 'Commands:', ...table, ''].join('\n');
}
