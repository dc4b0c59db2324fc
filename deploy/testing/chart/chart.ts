import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/root.ts';
import { runTool, type ToolOptions, type ToolResult } from './run-tool.ts';

export const CHART = join(ROOT, 'deploy/helm/sala');
export const CHART_TESTS = join(ROOT, 'deploy/helm/tests');

/** The oldest version of Kubernetes that the chart supports. What it renders is the same for all of them. */
const OLDEST_KUBERNETES = '1.30';

/** Good values that together turn everything on. */
export const GOOD_VALUES = yamlFiles(join(CHART, 'ci'));
/** The good values with the least, to which the bad ones are added. */
export const LEAST_VALUES = join(CHART, 'ci/external-values.yaml');

/** Sorted paths of the YAML files in a directory. */
export function yamlFiles(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(directory, name));
}

interface Rendering extends Pick<ToolOptions, 'signal'> {
  /** Further values, which win over those of the files. */
  input?: string;
  namespace?: string;
  /** One template; all without it. */
  only?: string;
}

export function renderChart(
  helm: string,
  values: string[],
  { input, signal, namespace = 'sala', only }: Rendering = {},
): Promise<ToolResult> {
  const files = (input === undefined ? values : [...values, '-']).flatMap((file) => ['--values', file]);
  const args = [
    'template',
    'sala',
    CHART,
    '--namespace',
    namespace,
    '--kube-version',
    OLDEST_KUBERNETES,
    ...files,
  ];
  if (only !== undefined) args.push('--show-only', only);
  return runTool(helm, args, { ...(input !== undefined && { input }), signal });
}

export function lintChart(helm: string, values: string, signal?: AbortSignal): Promise<ToolResult> {
  const args = ['lint', '--strict', '--kube-version', OLDEST_KUBERNETES, CHART, '--values', values];
  return runTool(helm, args, { signal });
}

export function readText(file: string): string {
  return readFileSync(file, 'utf8');
}
