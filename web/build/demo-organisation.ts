import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Organisation } from '../landing/site/organisation.ts';

const FILE = join(import.meta.dirname, '../../services/bff/src/config/organisation/organisation.yaml');

/** The school of a deployment that names none, for pages that no BFF renders. */
export async function readDemoOrganisation(): Promise<Organisation> {
  const settings = parse(await readFile(FILE, 'utf8')) as Omit<Organisation, 'social'>;
  return { ...settings, social: [] };
}
