import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { ROOT } from '../../../scripts/root.ts';
import { report, type Report, sum } from '../../../tests/steps/report.ts';
import { alertCases, type MeasuredRelease } from './alert-cases.ts';
import { CHART, CHART_TESTS, readText, renderChart } from './chart.ts';
import { withTool } from './check-objects.ts';
import { runTool } from './run-tool.ts';
import type { Limits } from './tools.ts';

const GUIDE = join(ROOT, 'docs/operations/alerts.md');
/** Everything that has alerts. */
const MEASURED = {
  database: {
    mode: 'cloudnativepg',
    cloudnativepg: { backup: { enabled: true, destinationPath: 's3://backups/', existingSecret: 'backups' } },
  },
  // Once a week: an alert that expects a backup each day would never end.
  backup: { enabled: true, schedule: '0 2 * * 0' },
  metrics: { prometheusRule: { enabled: true, guideUrl: 'https://guide.example/operations/alerts.md' } },
};

interface Release extends MeasuredRelease {
  values: object;
}

/** Of one name in two namespaces, and one with other names of objects, all in one Prometheus. */
const RELEASES: Release[] = [
  { namespace: 'production', name: 'sala', values: MEASURED },
  { namespace: 'staging', name: 'sala', values: MEASURED },
  { namespace: 'school', name: 'sala-school', values: { ...MEASURED, nameOverride: 'school' } },
];

interface Rule {
  alert: string;
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

interface Groups {
  groups: { rules: Rule[] }[];
}

/** The alert rules of a Prometheus without Kubernetes, and those of releases in one Prometheus. */
export async function checkAlerts(helm: string, least: string, limits: Limits): Promise<Report> {
  return withTool('promtool', limits, async (promtool) => {
    const directory = await mkdtemp(join(tmpdir(), 'sala-alerts-'));
    const { signal } = limits;
    const ask = async (...args: string[]): Promise<Report> => {
      const { ok, output } = await runTool(promtool, args, { signal });
      return ok ? report.passed() : report.failed(`the alert rules:\n${output}`);
    };
    try {
      const rendered = await Promise.all(
        RELEASES.map(async ({ namespace, values }) => {
          const input = JSON.stringify(values);
          const { stdout, output } = await renderChart(helm, [least], {
            ...{ input, signal, namespace, only: 'templates/monitoring/prometheusrule.yaml' },
          });
          const rule = parse(stdout) as { spec: Groups } | null;
          if (rule === null) throw new Error(output);
          const file = join(directory, `${namespace}.yaml`);
          await writeFile(file, stringify(rule.spec));
          return { file, rules: rule.spec.groups.flatMap(({ rules }) => rules) };
        }),
      );
      const files = rendered.map(({ file }) => file);
      const rules = rendered[0]?.rules ?? [];
      const cases = join(directory, 'releases.test.yaml');
      const panels = join(directory, 'dashboard.yaml');
      await writeFile(panels, stringify(dashboardRules()));
      const alerts = rules.map(({ alert }) => alert);
      await writeFile(cases, stringify(alertCases(files, RELEASES, alerts)));
      return sum([
        await ask('check', 'rules', join(CHART, 'files/alerts.yaml'), panels, ...files),
        await ask('test', 'rules', join(CHART_TESTS, 'alerts.test.yaml')),
        await ask('test', 'rules', cases),
        ...rules.map(checkRunbook),
      ]);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  });
}

/** The expressions of the dashboard as rules, so that they are parsed. Grafana fills in its variables. */
function dashboardRules(): object {
  const { panels } = JSON.parse(readText(join(CHART, 'files/dashboard.json'))) as {
    panels: { targets?: { expr: string }[] }[];
  };
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const rules = expressions.map((expr, at) => ({
    record: `panel:${at}`,
    expr: expr.replaceAll('$__rate_interval', '5m'),
  }));
  return { groups: [{ name: 'dashboard', rules }] };
}

/** Each alert leads to its own heading in the guide. */
function checkRunbook({ alert, annotations }: Rule): Report {
  const expected = `https://guide.example/operations/alerts.md#${alert.toLowerCase()}`;
  if (annotations.runbook_url !== expected)
    return report.failed(`${alert} must have the runbook_url ${expected}.`);
  const hasHeading = new RegExp(`^#+ ${alert}$`, 'm').test(readText(GUIDE));
  return hasHeading
    ? report.passed()
    : report.failed(`docs/operations/alerts.md must have the heading ${alert}.`);
}
