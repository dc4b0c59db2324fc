import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { report, type Report, sum } from '../../../tests/steps/report.ts';
import { CHART, CHART_TESTS } from './chart.ts';
import type { Rendered } from './check-rendering.ts';
import { runTool } from './run-tool.ts';
import { customSchemas, KUBERNETES_VERSIONS, kubernetesSchemas, SCHEMA_FILE } from './schemas.ts';
import { ensureTool, type Limits, type ToolName } from './tools.ts';

/** Runs a check with a tool, or reports that the tool cannot be had. */
export async function withTool(
  name: ToolName,
  { building }: Limits,
  check: (file: string) => Promise<Report>,
): Promise<Report> {
  const tool = await ensureTool(name, building);
  return 'error' in tool ? report.skipped(`${name}: ${tool.error}`) : check(tool.file);
}

/** Validates all objects against the schemas of each version of Kubernetes. */
export async function checkSchemas(rendered: Rendered[], limits: Limits): Promise<Report> {
  return withTool('kubeconform', limits, async (kubeconform) => {
    const custom = await customSchemas(limits.building);
    const missing = custom.filter((found) => 'error' in found);
    const skipped = missing.flatMap(({ kinds }) => kinds);
    const results = await Promise.all(
      KUBERNETES_VERSIONS.map(async (version) => {
        const schemas = await kubernetesSchemas(version, limits.building);
        if ('error' in schemas) return report.skipped(`kubeconform for ${version}: ${schemas.error}`);
        const locations = [schemas, ...custom].flatMap((found) =>
          'directory' in found ? ['-schema-location', join(found.directory, SCHEMA_FILE)] : [],
        );
        const left = skipped.length === 0 ? [] : ['-skip', skipped.join(',')];
        const args = ['-strict', '-summary', '-kubernetes-version', version, ...left, ...locations];
        const input = rendered.map(({ yaml }) => yaml).join('\n---\n');
        const { ok, output } = await runTool(kubeconform, args, { input, signal: limits.signal });
        return ok ? report.passed() : report.failed(`kubeconform for Kubernetes ${version}:\n${output}`);
      }),
    );
    return sum([
      ...results,
      ...missing.map(({ kinds, error }) =>
        report.skipped(`kubeconform for ${kinds.join(', ')}: their schemas are missing: ${error}`),
      ),
    ]);
  });
}

export async function checkWithKubeLinter(rendered: Rendered[], limits: Limits): Promise<Report> {
  return withTool('kube-linter', limits, (kubeLinter) =>
    checkEach(rendered, 'kube-linter', (file) =>
      runTool(kubeLinter, ['lint', file], { signal: limits.signal }),
    ),
  );
}

/** What kube-score finds that the chart decides otherwise. */
const IGNORED_SCORES = [
  // Throttling costs latency while the node is idle. Memory is limited.
  '--ignore-container-cpu-limit',
  // Tags are never moved, and a registry that is away must not keep a pod from starting.
  '--ignore-test=container-image-pull-policy',
  // The web is ready without the BFF, because it says that the server is away.
  '--ignore-test=pod-probes-identical',
  '--kubernetes-version=v1.30',
];

/** Values that ask for less than kube-score wants, on purpose. */
const NOT_SCORED = ['single'];

export async function checkWithKubeScore(rendered: Rendered[], limits: Limits): Promise<Report> {
  return withTool('kube-score', limits, (kubeScore) =>
    checkEach(
      rendered.filter(({ name }) => !NOT_SCORED.includes(name)),
      'kube-score',
      (file) =>
        runTool(
          kubeScore,
          ['score', '--output-format=ci', '--exit-one-on-warning', ...IGNORED_SCORES, file],
          {
            signal: limits.signal,
          },
        ),
    ),
  );
}

/** The unit cases in deploy/helm/tests/unit. */
export async function checkUnitCases(limits: Limits): Promise<Report> {
  return withTool('helm-unittest', limits, async (helmUnittest) => {
    const suites = join(relative(CHART, CHART_TESTS), 'unit', '*.yaml');
    const { ok, output } = await runTool(helmUnittest, ['--strict', '--file', suites, CHART], {
      signal: limits.signal,
    });
    const passed = Number(/^Tests:.*?(\d+) passed/m.exec(output)?.[1] ?? 0);
    if (ok && passed > 0) return { ...report.passed(), passed };
    return sum([{ ...report.passed(), passed }, report.failed(output)]);
  });
}

async function checkEach(
  rendered: Rendered[],
  title: string,
  check: (file: string) => Promise<{ ok: boolean; output: string }>,
): Promise<Report> {
  const directory = await mkdtemp(join(tmpdir(), 'sala-chart-'));
  try {
    const results = await Promise.all(
      rendered.map(async ({ name, yaml }) => {
        const file = join(directory, `${name}.yaml`);
        await writeFile(file, yaml);
        const { ok, output } = await check(file);
        const problems = output.replace(/^\[(OK|SKIPPED)\].*\n/gm, '');
        return ok ? report.passed() : report.failed(`${title} of ${name}:\n${problems}`);
      }),
    );
    return sum(results);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
