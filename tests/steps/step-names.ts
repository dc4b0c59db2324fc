/** The steps of `npm test`, in the order in which they run. */
export const STEP_NAMES = [
  'format',
  'lint',
  'types',
  'imports',
  'sizes',
  'lock',
  'openapi',
  'documents',
  'versions',
  'build',
  'codegen',
  'migrations',
  'bff',
  'web',
  'page-sizes',
  'built-syntax',
  'engines',
  'clients',
  'chart',
  'product',
  'compose',
  'containers',
  'reliability',
] as const;

export type StepName = (typeof STEP_NAMES)[number];

export function isStepName(name: string): name is StepName {
  return STEP_NAMES.some((known) => known === name);
}

/** Where the tests are of the steps that take files. */
export const TEST_FOLDERS: Partial<Record<StepName, string[]>> = {
  bff: ['services/bff/src', 'services/bff/test'],
  web: ['web'],
  product: ['tests'],
  containers: ['services/bff/test'],
  engines: ['tests/engines'],
};
