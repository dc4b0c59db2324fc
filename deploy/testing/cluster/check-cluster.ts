import { ensureTool } from '../chart/tools.ts';
import { report, type Report, sum } from '../../../tests/steps/report.ts';
import { Cluster, ClusterError } from './cluster.ts';
import type { Life, Note } from './life.ts';
import { lifeOfARelease } from './life-of-a-release.ts';
import { lifeWithAnOperator } from './life-with-an-operator.ts';
import type { Images } from './release.ts';

const LIVES: Life[] = [lifeOfARelease, lifeWithAnOperator];

/** Shows one step while it runs. */
type Show = (title: string, work: (note: Note) => Promise<unknown>) => Promise<unknown>;

/** Takes releases through their lives, in namespaces that enforce Pod Security `restricted`. */
export async function checkCluster(images: Images, signal: AbortSignal, show: Show): Promise<Report> {
  const missing = await Cluster.missing();
  if (missing !== undefined) return report.skipped(`install, upgrade, roll back and uninstall: ${missing}`);
  const helm = await ensureTool('helm', signal);
  if ('error' in helm)
    return report.skipped(`install, upgrade, roll back and uninstall: helm: ${helm.error}`);
  const results: Report[] = [];
  for (const life of LIVES) {
    if (signal.aborted) break;
    results.push(await live(life, new Cluster(helm.file, signal), images, show));
  }
  return sum(results);
}

/** Ends at the first step that fails. */
async function live(life: Life, cluster: Cluster, images: Images, show: Show): Promise<Report> {
  const results: Report[] = [];
  try {
    const notRun = await life(cluster, images, async (title, run) => {
      await show(title, run);
      results.push(report.passed());
    });
    results.push(...notRun.map((reason) => report.skipped(reason)));
  } catch (error) {
    if (!(error instanceof ClusterError)) throw error;
    results.push(report.failed(`${error.message}\n${await cluster.state()}`));
  } finally {
    await cluster.remove();
  }
  return sum(results);
}
