import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/root.ts';
import { runTool, type ToolResult } from './run-tool.ts';

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

export function renderChart(helm: string, values: string[], signal?: AbortSignal): Promise<ToolResult> {
  const args = ['template', 'sala', CHART, '--namespace', 'sala', '--kube-version', OLDEST_KUBERNETES];
  return runTool(helm, [...args, ...values.flatMap((file) => ['--values', file])], { signal });
}

export function lintChart(helm: string, values: string, signal?: AbortSignal): Promise<ToolResult> {
  const args = ['lint', '--strict', '--kube-version', OLDEST_KUBERNETES, CHART, '--values', values];
  return runTool(helm, args, { signal });
}

export function readText(file: string): string {
  return readFileSync(file, 'utf8');
}
