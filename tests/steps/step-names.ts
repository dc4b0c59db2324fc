/** The steps of the tests, in the order in which they run. */
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
  'product',
  'engines',
  'clients',
  'chart',
  'proofs',
  'compose',
  'containers',
  'reliability',
] as const;

export type StepName = (typeof STEP_NAMES)[number];

export function isStepName(name: string): name is StepName {
  return STEP_NAMES.some((known) => known === name);
}

/** What is not about one page or operation: the programs around the product, its data, and the tools of this repository. */
export const PROOF_FOLDERS = [
  'bytes',
  'faults',
  'fuzz',
  'postgres',
  'release',
  'reliability',
  'start',
  'workshop',
];

/** Where the tests are of the steps that take files. */
export const TEST_FOLDERS: Partial<Record<StepName, string[]>> = {
  bff: ['services/bff/src', 'services/bff/test'],
  web: ['web'],
  product: ['tests/e2e', 'tests/bench', 'tests/imports', 'tests/specification'],
  proofs: PROOF_FOLDERS.map((folder) => `tests/${folder}`),
  containers: ['services/bff/test'],
  engines: ['tests/engines'],
};
