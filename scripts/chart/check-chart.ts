import { report, type Report, sum } from '../testing/report.ts';
import { checkSchemas, checkUnitCases, checkWithKubeLinter, checkWithKubeScore } from './check-objects.ts';
import { checkBadValues, checkGolden, checkGoodValues } from './check-rendering.ts';
import { checkReadme } from './readme.ts';
import { ensureTool } from './tools.ts';
import { checkValuesSchema } from './values-schema.ts';

export interface ChartChecks {
  signal?: AbortSignal;
  /** Write the README and the golden files instead of comparing them. */
  update?: boolean;
  note?: (text: string) => void;
}

/** Everything that can be known of the chart without a cluster. */
export async function checkChart({
  signal,
  update = false,
  note = () => undefined,
}: ChartChecks): Promise<Report> {
  const files = [checkValuesSchema({ update }), checkReadme({ update })];
  note('finding or building helm');
  const helm = await ensureTool('helm', signal);
  if ('error' in helm)
    return sum([...files, report.skipped(`the chart, because there is no helm: ${helm.error}`)]);
  note('rendering');
  const { result, rendered } = await checkGoodValues(helm.file, signal);
  const results = [
    ...files,
    result,
    checkGolden(rendered, { update }),
    await checkBadValues(helm.file, signal),
  ];
  note('finding or building kubeconform, and its schemas');
  results.push(await checkSchemas(rendered, signal));
  note('finding or building kube-linter and kube-score');
  results.push(await checkWithKubeLinter(rendered, signal), await checkWithKubeScore(rendered, signal));
  note('finding or building helm-unittest');
  results.push(await checkUnitCases(signal));
  return sum(results);
}
