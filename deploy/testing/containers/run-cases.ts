import { report, sum, type Report } from '../../../tests/steps/report.ts';
import { ensureBaseImages } from './base-images.ts';
import type { Case } from './case.ts';
import type { CommandOptions } from './command.ts';
import { imageCases } from './image-cases.ts';
import { buildImages } from './images.ts';
import { productionCases } from './production-cases.ts';
import { stackCases } from './stack-cases.ts';
import { Stack } from './stack.ts';

type Note = (text: string) => void;
/** Shows one case while it runs. */
export type Show = (title: string, work: (note: Note) => Promise<void>) => Promise<void>;

/** Builds the images, and runs the stack for production and with the demo data, one after the other. After a failure, the rest is not run. */
export async function runCases(show: Show, options: CommandOptions): Promise<Report> {
  const production = await Stack.create('production', options);
  const demo = await Stack.create('demo', options);
  const first: Case[] = [
    { title: 'Base images', run: (_stack, note) => ensureBaseImages(note, options) },
    { title: 'Images', run: (_stack, note) => buildImages(note, options) },
    ...imageCases,
    ...productionCases,
  ];
  const cases = [
    ...first.map((one) => ({ ...one, stack: production })),
    ...stackCases.map((one) => ({ ...one, stack: demo })),
  ];
  const reports: Report[] = [];
  try {
    for (const { title, run, stack } of cases) {
      if (reports.some(({ failed }) => failed > 0)) {
        reports.push(report.skipped(`${title}, because an earlier one failed`));
        continue;
      }
      reports.push(
        await show(title, (note) => run(stack, note)).then(report.passed, (error: unknown) =>
          report.failed(`${title}: ${error instanceof Error ? error.message : String(error)}`),
        ),
      );
    }
  } finally {
    await production.down();
    await demo.down();
  }
  return sum(reports);
}
