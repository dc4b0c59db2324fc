import { report, type Report, sum } from '../../../tests/steps/report.ts';
import { checkAlerts } from './check-alerts.ts';
import { checkDashboard } from './check-dashboard.ts';
import { LEAST_VALUES } from './chart.ts';
import { checkSchemas, checkUnitCases, checkWithKubeLinter, checkWithKubeScore } from './check-objects.ts';
import { checkValuesOfGuides, objectsOfGuides } from './check-guides.ts';
import { checkKinds } from './check-kinds.ts';
import { checkBadValues, checkGolden, checkGoodValues } from './check-rendering.ts';
import { checkReadme } from './readme.ts';
import { ensureTool, type Limits } from './tools.ts';
import { checkValuesSchema } from './values-schema.ts';

export interface ChartChecks extends Limits {
  /** Write the README and the golden files instead of comparing them. */
  update?: boolean;
  note?: (text: string) => void;
}

/** Everything that can be known of the chart without a cluster. */
export async function checkChart({
  update = false,
  note = () => undefined,
  ...limits
}: ChartChecks): Promise<Report> {
  const { signal, building } = limits;
  const files = [checkValuesSchema({ update }), checkReadme({ update })];
  note('finding or building helm');
  const helm = await ensureTool('helm', building);
  if ('error' in helm)
    return sum([...files, report.skipped(`the chart, because there is no helm: ${helm.error}`)]);
  note('rendering');
  const { result, rendered } = await checkGoodValues(helm.file, signal);
  const results = [
    ...files,
    result,
    checkGolden(rendered, { update }),
    await checkBadValues(helm.file, signal),
    await checkKinds(helm.file, signal),
    await checkValuesOfGuides(helm.file, signal),
  ];
  note('finding or building kubeconform, and its schemas');
  results.push(await checkSchemas([...rendered, ...objectsOfGuides()], limits));
  note('finding or building kube-linter and kube-score');
  results.push(await checkWithKubeLinter(rendered, limits), await checkWithKubeScore(rendered, limits));
  note('finding or building helm-unittest');
  results.push(await checkUnitCases(limits));
  note('finding or building promtool');
  results.push(await checkAlerts(helm.file, LEAST_VALUES, limits));
  note('building the check of the dashboard');
  results.push(await checkDashboard(limits));
  return sum(results);
}
