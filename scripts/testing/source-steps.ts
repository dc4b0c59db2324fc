import { buildChanged } from '../build/build-changed.ts';
import { CHECKS, type CheckName } from '../checks/checks.ts';
import { checkGenerated } from '../codegen/generate.ts';
import { report } from './report.ts';
import { reportProgram, type Step } from './step.ts';

const TITLES: Record<CheckName, string> = {
  format: 'Format',
  lint: 'Lint',
  types: 'Types',
  imports: 'Import rules',
  sizes: 'File sizes',
  openapi: 'OpenAPI document',
  documents: 'Documents',
};

const checkSteps = (Object.keys(TITLES) as CheckName[]).map((name): Step => ({
  name,
  title: TITLES[name],
  run: async ({ options }) => reportProgram(await CHECKS[name](options)),
}));

/** Checks of the sources, without running the product. */
export const sourceSteps: Step[] = [
  ...checkSteps,
  {
    name: 'build',
    title: 'Build',
    async run({ options }) {
      await buildChanged(['bff', 'web'], options.signal);
      return report.passed();
    },
  },
  {
    name: 'codegen',
    title: 'Generated code is current',
    needs: ['build'],
    async run() {
      await checkGenerated();
      return report.passed();
    },
  },
];
