/** A release whose metrics a Prometheus reads beside those of others. */
export interface MeasuredRelease {
  namespace: string;
  /** The prefix of the names of its objects. */
  name: string;
}

type Condition = 'well' | 'broken' | 'gone';

interface Series {
  series: string;
  values: string;
}

/** Long ago: the clock of promtool begins at 0. */
const LONG_AGO = '-9000000x60';
/** The replicas of the database, of which one is up where the release is broken. */
const INSTANCES = [1, 2, 3];

/** What Prometheus measures of a release for an hour, once a minute. Where it is broken, every alert has its reason but two. */
function seriesOf({ namespace, name }: MeasuredRelease, condition: Exclude<Condition, 'gone'>): Series[] {
  const isWell = condition === 'well';
  const either = (well: string, broken: string) => (isWell ? well : broken);
  const own = (metric: string, labels: string, values: string): Series => ({
    series: `${metric}{namespace="${namespace}",job="${name}-bff",instance="${namespace}-1",${labels}}`,
    values,
  });
  const ofCluster = (metric: string, labels: string, values: string): Series => ({
    series: `${metric}{namespace="${namespace}",${labels}}`,
    values,
  });
  const requests = 'method="GET",route="/api/list/policy"';
  return [
    own('up', '', either('1x60', '0x60')),
    own('sala_ready', '', either('1x60', '0x60')),
    // Few requests, of which one in twenty fails, and many probes.
    own('sala_http_requests_total', `${requests},status="200"`, '0+19x60'),
    own('sala_http_requests_total', `${requests},status="500"`, either('0x60', '0+1x60')),
    own('sala_http_requests_total', 'method="GET",route="/readyz",status="200"', '0+2000x60'),
    own('sala_http_request_duration_seconds_bucket', `${requests},le="1"`, either('0+20x60', '0x60')),
    own('sala_http_request_duration_seconds_bucket', `${requests},le="5"`, '0+20x60'),
    own('sala_http_request_duration_seconds_bucket', `${requests},le="+Inf"`, '0+20x60'),
    own('sala_db_pool_waiting', '', either('0x60', '3x60')),
    own('sala_schema_missing_migrations', '', either('0x60', '2x60')),
    own('nodejs_eventloop_lag_p99_seconds', '', either('0.01x60', '0.9x60')),
    own('sala_outbox_messages', 'kind="mail",state="dead"', either('0x60', '1x60')),
    own('sala_outbox_lag_seconds', 'kind="mail"', either('0x60', '900x60')),
    own('sala_collected_events_lag_seconds', '', either('0x60', '120x60')),
    own('sala_event_stream_connected', '', either('1x60', '0x60')),
    own('sala_event_stream_lost_total', 'reason="removed"', either('0x60', '0+1x60')),
    own('sala_task_runs_total', 'task="send mail",outcome="failure"', either('0x60', '0+1x60')),
    own('sala_task_held_back_seconds', 'task="send mail"', either('0x60', '4000x60')),
    ...['bff', 'web'].map((component) =>
      ofCluster(
        'kube_deployment_status_replicas_available',
        `deployment="${name}-${component}"`,
        either('2x60', '0x60'),
      ),
    ),
    ofCluster('kube_job_status_failed', `job_name="${name}-migrate"`, either('0x60', '1x60')),
    ofCluster('kube_job_status_failed', `job_name="${name}-backup-29400000"`, either('0x60', '1x60')),
    ofCluster('kube_cronjob_created', `cronjob="${name}-backup"`, LONG_AGO),
    ofCluster('kube_cronjob_status_last_schedule_time', `cronjob="${name}-backup"`, '0x60'),
    ofCluster(
      'kube_cronjob_status_last_successful_time',
      `cronjob="${name}-backup"`,
      either('60x60', LONG_AGO),
    ),
    ...INSTANCES.flatMap((instance) => {
      const pod = `pod="${name}-db-${instance}"`;
      const volume = `persistentvolumeclaim="${name}-db-${instance}"`;
      return [
        ofCluster('cnpg_collector_up', pod, instance === 1 ? '1x60' : either('1x60', '0x60')),
        ofCluster('cnpg_pg_replication_lag', pod, either('0x60', '900x60')),
        ofCluster('cnpg_pg_stat_archiver_last_failed_time', pod, either('-1x60', '60x60')),
        ofCluster('cnpg_pg_stat_archiver_last_archived_time', pod, '30x60'),
        ofCluster('cnpg_collector_last_available_backup_timestamp', pod, either('60x60', LONG_AGO)),
        ofCluster('kubelet_volume_stats_available_bytes', volume, either('50x60', '5x60')),
        ofCluster('kubelet_volume_stats_capacity_bytes', volume, '100x60'),
      ];
    }),
  ];
}

/** Those that fire where nothing of the release is measured any more. The first two of them fire only then. */
export const OF_A_RELEASE_THAT_IS_GONE = ['SalaAway', 'SalaDatabaseAway'];

/** The cases for promtool: of the releases in one Prometheus one is not well, and only its own alerts fire. */
export function alertCases(ruleFiles: string[], releases: MeasuredRelease[], alerts: string[]): object {
  const conditions: Condition[] = ['well', 'broken', 'gone'];
  const tests = releases.flatMap((ill) =>
    conditions.map((condition) => ({
      name: `${ill.namespace} is ${condition}`,
      interval: '1m',
      input_series: releases.flatMap((release) => {
        if (release !== ill) return seriesOf(release, 'well');
        return condition === 'gone' ? [] : seriesOf(release, condition);
      }),
      promql_expr_test: [
        {
          expr: 'count by (alertname, namespace) (ALERTS{alertstate="firing"})',
          eval_time: '50m',
          exp_samples: firing(condition, alerts).map((alertname) => ({
            labels: `{alertname="${alertname}",namespace="${ill.namespace}"}`,
            value: alertname === 'SalaDeploymentAway' ? 2 : INSTANCE_ALERTS.has(alertname) ? 3 : 1,
          })),
        },
      ],
    })),
  );
  return { rule_files: ruleFiles, evaluation_interval: '1m', tests };
}

/** One for each instance of the database. */
const INSTANCE_ALERTS = new Set(['SalaReplicationLags', 'SalaArchivingFails', 'SalaDatabaseFull']);

function firing(condition: Condition, alerts: string[]): string[] {
  if (condition === 'well') return [];
  if (condition === 'gone') return OF_A_RELEASE_THAT_IS_GONE;
  return alerts.filter((alert) => !OF_A_RELEASE_THAT_IS_GONE.includes(alert));
}
