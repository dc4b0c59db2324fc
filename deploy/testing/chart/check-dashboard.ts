import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report, type Report, sum } from '../../../tests/steps/report.ts';
import { CHART, readText } from './chart.ts';
import { runGo } from './go.ts';
import { runTool } from './run-tool.ts';
import type { Limits } from './tools.ts';

const PROGRAM = join(import.meta.dirname, 'dashboard');
const DASHBOARD = join(CHART, 'files/dashboard.json');
/** What the program has to refuse, so that its silence means something. */
const WRONG: [what: string, from: string, to: string][] = [
  ['a field that Grafana does not know', '"refresh":', '"reload":'],
  ['an option of a panel that is missing', '"graphMode":', '"graph":'],
  ['a field of a query that Prometheus does not know', '"exemplar":', '"exemplars":'],
];

/** Reads the dashboard by the types that Grafana publishes, because there is no Grafana to load it into. */
export async function checkDashboard({ signal, building }: Limits): Promise<Report> {
  const directory = await mkdtemp(join(tmpdir(), 'sala-dashboard-'));
  try {
    const program = join(directory, 'check');
    const built = await runGo(['build', '-o', program, '.'], { cwd: PROGRAM, signal: building }).catch(
      (error: unknown) => ({ ok: false, output: String(error) }),
    );
    if (!built.ok)
      return report.skipped(
        `the dashboard against Grafana's types: ${built.output.trim().split('\n').at(-1)}`,
      );
    const { ok, output } = await runTool(program, [DASHBOARD], { signal });
    const refusals = WRONG.map(async ([what, from, to], at) => {
      const file = join(directory, `${at}.json`);
      await writeFile(file, readText(DASHBOARD).replace(from, to));
      const isRefused = !(await runTool(program, [file], { signal })).ok;
      return isRefused ? report.passed() : report.failed(`a dashboard with ${what} must be refused`);
    });
    return sum([
      ok ? report.passed() : report.failed(`the dashboard is none that Grafana knows:\n${output}`),
      ...(await Promise.all(refusals)),
    ]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
