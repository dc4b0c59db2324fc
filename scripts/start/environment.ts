import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** Defaults of `npm start`: a complete demo on this machine, with few log lines. */
const DEFAULTS = {
  HOST: 'localhost',
  PORT: '3000',
  LOG_LEVEL: 'warn',
  SALA_MIGRATE: 'startup',
  SALA_SEED: 'demo',
  SALA_WEB_DIR: join(ROOT, 'web/dist'),
};

export type Environment = NodeJS.ProcessEnv & typeof DEFAULTS;

/** The environment of this process, merged over our defaults. An empty variable counts as not set. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '');
  return { ...DEFAULTS, ...Object.fromEntries(set) };
}

/** Whether a secret is set, as a value or as a file (as Kubernetes and Compose do). */
export function isGiven(environment: Environment, name: string): boolean {
  return name in environment || `${name}_FILE` in environment;
}
