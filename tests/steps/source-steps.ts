import { buildChanged } from '../../scripts/build/build-changed.ts';
import { CHECKS, type CheckName } from '../sources/checks.ts';
import { checkGenerated } from '../../scripts/codegen/generate.ts';
import { report } from './report.ts';
import { reportProgram, type Step } from './step.ts';

const TITLES: Record<CheckName, string> = {
  format: 'Format',
  lint: 'Lint',
  types: 'Types',
  imports: 'Import rules',
  sizes: 'File sizes',
  lock: 'Locked packages',
  openapi: 'OpenAPI document',
  documents: 'Documents',
  versions: 'Versions',
};

const CODE = [
  'services',
  'web',
  'tests',
  'openapi',
  'deploy',
  'tsconfig.json',
  'oxlint.config.ts',
  '.dependency-cruiser.cjs',
];

const INPUTS: Record<CheckName, string[]> = {
  format: ['.'],
  lint: CODE,
  types: CODE,
  imports: CODE,
  sizes: ['.'],
  lock: ['package-lock.json'],
  openapi: ['openapi', 'redocly.yaml', '.spectral.yaml'],
  documents: ['.'],
  versions: ['.'],
};

const checkSteps = (Object.keys(TITLES) as CheckName[]).map((name): Step => ({
  name,
  title: TITLES[name],
  inputs: INPUTS[name],
  isQuiet: true,
  run: async ({ options }) => reportProgram(await CHECKS[name](options)),
}));

/** Checks of the sources, without running the product. */
export const sourceSteps: Step[] = [
  ...checkSteps,
  {
    name: 'build',
    title: 'Build',
    isQuiet: true,
    async run({ options }) {
      await buildChanged(['bff', 'web'], options.signal);
      return report.passed();
    },
  },
  {
    name: 'codegen',
    title: 'Generated code is current',
    inputs: [
      ...['services/bff', 'openapi', 'web/src/api', 'deploy/helm/sala/files'],
      ...['docs/configuration.md', 'docs/specification.md', 'docs/tables.md', 'tests/specification'],
    ],
    isQuiet: true,
    async run() {
      await checkGenerated();
      return report.passed();
    },
  },
];
