import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureChromium } from '../support/chromium.ts';
import { type Engine, ENGINES, ensureEngine } from '../support/engines.ts';
import { ensureNats } from '../support/nats.ts';
import { ensureObjectStore } from '../support/object-store.ts';
import { ensurePgBouncer } from '../support/pgbouncer.ts';
import { compileModules } from '../../services/bff/build/compile-modules.ts';
import { buildChanged } from '../../scripts/build/build-changed.ts';
import { checkClients, prepareClientTools } from '../clients/check-clients.ts';
import { checkChart } from '../../deploy/testing/chart/check-chart.ts';
import { prepareTools } from '../../deploy/testing/chart/tools.ts';
import { CACHE, ROOT } from '../../scripts/root.ts';
import { stopped } from '../../scripts/stop-signal.ts';
import { runNode, runProgram } from '../../scripts/run-program.ts';
import { needsOf } from './bff-needs.ts';
import { compose, containers } from './container-steps.ts';
import { readJestReport } from './jest-report.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { report, sum, type Report } from './report.ts';
import { reportProgram, reportRunner, type Step, type StepContext } from './step.ts';

const BFF = 'services/bff';
const NO_PGBOUNCER = 'the BFF behind PgBouncer: there is none here, and apt-get cannot install pgbouncer';
const NO_NATS = 'events through NATS: there is no nats-server here, and apt-get cannot install it';
/** The school of the public page stands among the sources of the BFF. */
const BUILT_WEB = ['web', 'services/bff/src', '.browserslistrc'];
const DATA_SOURCE = join(ROOT, BFF, 'dist/data-source.js');

let preparingClientTools: Promise<void> | undefined;

/** What is installed beside the first steps has no line of its own. */
const ignored = (): void => undefined;

const migrations: Step = {
  name: 'migrations',
  title: 'Migrations make the entities',
  inputs: ['services/bff'],
  isQuiet: true,
  async run({ options, database }) {
    await compileModules(join(ROOT, BFF));
    const env = {
      DATABASE_URL: (await database.empty()).url,
      JWT_SECRET: 'nobody signs anything with this one',
      SALA_SEED: 'off',
    };
    const bff = { ...options, workspace: BFF, env };
    const migrated = await runNode(['dist/sala.js', 'migrate'], bff);
    if (!migrated.ok) return reportProgram(migrated);
    const drift = ['migration:generate', '--check', '--dataSource', DATA_SOURCE, 'drift'];
    return reportProgram(await runProgram('typeorm', drift, bff));
  },
};

const bff: Step = {
  name: 'bff',
  title: 'BFF tests',
  after: ['build', 'codegen', 'migrations'],
  inputs: ['services', 'web', 'openapi', 'deploy', 'docs', 'tests/support', 'README.md', 'CONTRIBUTING.md'],
  takesFiles: true,
  hasLongTests: true,
  prepare(stop) {
    void ensurePgBouncer(ignored);
    void ensureNats(ignored);
    void ensureObjectStore(ignored, stop);
  },
  async run({ options, runnerArgs, note, database }) {
    const json = freshReport(options.log);
    const needs = needsOf(runnerArgs);
    if (needs.database) await compileModules(join(ROOT, BFF));
    await buildChanged([...(needs.bundle ? ['bff' as const] : []), ...(needs.web ? ['web' as const] : [])]);
    const pgbouncer = needs.pgbouncer ? await ensurePgBouncer(note) : undefined;
    const nats = needs.nats ? await ensureNats(note) : undefined;
    const objectStore = needs.objectStore ? await ensureObjectStore(note) : undefined;
    const server = needs.database ? await database.filled() : undefined;
    const env = {
      ...(server && { TEST_DATABASE_URL: server.url }),
      ...(server?.template !== undefined && { SALA_TEST_TEMPLATE: server.template }),
      NODE_OPTIONS: '--experimental-vm-modules',
      // What V8 compiles of Jest, of packages and of the modules is there for the next run.
      NODE_COMPILE_CACHE: join(CACHE, 'compile-cache'),
      ...(pgbouncer !== undefined && { PGBOUNCER_PATH: pgbouncer }),
      ...(nats !== undefined && { NATS_PATH: nats }),
      ...(objectStore !== undefined && { OBJECT_STORE_PATH: objectStore }),
    };
    // A failed test may leave handles open. The run must end all the same, to report the failure. By default, Jest
    // leaves one core idle, and half of the time these tests wait for PostgreSQL.
    const args = ['--json', `--outputFile=${json}`, '--forceExit', '--maxWorkers=3', ...runnerArgs];
    const result = await runProgram('jest', args, { ...options, workspace: BFF, env });
    const missing = [
      ...(needs.pgbouncer && pgbouncer === undefined ? [report.skipped(NO_PGBOUNCER)] : []),
      ...(needs.nats && nats === undefined ? [report.skipped(NO_NATS)] : []),
    ];
    return sum([reportRunner(result, readJestReport(json)), ...missing]);
  },
};

const web: Step = {
  name: 'web',
  title: 'Web tests',
  inputs: ['web', 'services/bff/src', 'openapi', 'docs', 'README.md', '.browserslistrc'],
  isQuiet: true,
  takesFiles: true,
  async run({ options, runnerArgs }) {
    const json = freshReport(options.log);
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${json}`, ...runnerArgs];
    const result = await runProgram('vitest', args, { ...options, workspace: 'web' });
    return reportRunner(result, readJestReport(json));
  },
};

const pageSizes: Step = {
  name: 'page-sizes',
  title: 'Bytes of a first visit',
  inputs: BUILT_WEB,
  isQuiet: true,
  needs: ['build'],
  async run({ options }) {
    return reportProgram(await runNode(['web/scripts/check-bundle-size.ts'], options));
  },
};

const builtSyntax: Step = {
  name: 'built-syntax',
  title: 'Syntax of the built scripts',
  inputs: BUILT_WEB,
  isQuiet: true,
  needs: ['build'],
  async run({ options }) {
    return reportProgram(await runNode(['web/scripts/check-built-syntax.ts'], options));
  },
};

const product: Step = {
  name: 'product',
  title: 'The whole product',
  inputs: ['.'],
  takesFiles: true,
  hasLongTests: true,
  needs: ['build'],
  run: async (context) => runPlaywright(context, 'playwright.config.ts'),
};

const proofs: Step = {
  name: 'proofs',
  title: 'What stands around the product',
  tier: 'full',
  inputs: ['.'],
  takesFiles: true,
  hasLongTests: true,
  needs: ['build'],
  run: async (context) => runPlaywright(context, 'proofs.config.ts'),
};

async function runPlaywright(
  { options, runnerArgs, note }: StepContext,
  config: 'playwright.config.ts' | 'proofs.config.ts',
): Promise<Report> {
  const json = freshReport(options.log);
  const env = { CHROMIUM_PATH: await ensureChromium(note), PLAYWRIGHT_JSON_OUTPUT_FILE: json };
  const onOutput = countTests(note);
  const args = ['test', `--config=${config}`, '--reporter=list,json', ...runnerArgs];
  const result = await runProgram('playwright', args, { ...options, workspace: 'tests', env, onOutput });
  return reportRunner(result, readPlaywrightReport(json));
}

const engines: Step = {
  name: 'engines',
  title: 'Journeys in other engines',
  tier: 'full',
  inputs: ['services', 'web', 'tests', 'openapi', '.browserslistrc'],
  isQuiet: true,
  takesFiles: true,
  hasLongTests: true,
  needs: ['build'],
  prepare() {
    for (const engine of enginesOf([])) void ensureEngine(engine, ignored).catch(() => undefined);
  },
  async run({ options, runnerArgs, note }) {
    const json = freshReport(options.log);
    const present: string[] = [];
    const missing: Report[] = [];
    for (const engine of enginesOf(runnerArgs)) {
      const reason = await ensureEngine(engine, note);
      if (reason === undefined) present.push(`--project=${engine}`);
      else missing.push(report.skipped(`the journeys in ${engine}: ${reason}`));
    }
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: json };
    const onOutput = countTests(note);
    const others = runnerArgs.filter((arg) => !arg.startsWith('--project='));
    const args = ['test', '--config=engines', '--reporter=list,json', ...present, ...others];
    const result = await runProgram('playwright', args, { ...options, workspace: 'tests', env, onOutput });
    return sum([reportRunner(result, readPlaywrightReport(json)), ...missing]);
  },
};

/** The step `product` goes the ways of the journeys in Chromium, one by one. That they hold there together is for the long tests. */
function enginesOf(runnerArgs: string[]): Engine[] {
  const named = ENGINES.filter((engine) => runnerArgs.includes(`--project=${engine}`));
  if (named.length > 0) return named;
  const isLong = process.env.SALA_LONG_TESTS === 'on';
  return ENGINES.filter((engine) => (engine === 'chromium') === isLong);
}

const clients: Step = {
  name: 'clients',
  title: 'Clients in three languages',
  tier: 'full',
  inputs: ['services', 'openapi', 'tests/clients', 'tests/package.json'],
  isQuiet: true,
  needs: ['build'],
  prepare(stop) {
    preparingClientTools = prepareClientTools(stop);
  },
  async run({ options: { signal = new AbortController().signal }, note }) {
    note('waiting for its tools');
    await preparingClientTools?.catch(() => undefined);
    return checkClients({ signal, note });
  },
};

/** Tools of the chart's tests are built beside the other steps, and then in this time. What a missing one would check is not run. */
const CHART_BUILD_LIMIT_MS = 300_000;
let preparingTools: Promise<void> | undefined;

const chart: Step = {
  name: 'chart',
  title: 'Helm chart',
  tier: 'full',
  inputs: ['deploy', 'services/bff', 'docs', 'openapi'],
  isQuiet: true,
  prepare(stop) {
    preparingTools = prepareTools(stop);
  },
  async run({ options: { signal = new AbortController().signal }, note }) {
    const building = AbortSignal.any([signal, AbortSignal.timeout(CHART_BUILD_LIMIT_MS)]);
    note('waiting for its tools');
    await Promise.race([preparingTools, stopped(building)]);
    return checkChart({ signal, building, note });
  },
};

/** Its rows are named as files are elsewhere. */
const reliability: Step = {
  name: 'reliability',
  title: 'Promises under faults',
  takesFiles: true,
  hasLongTests: true,
  tier: 'long',
  needs: ['build'],
  async run({ options, runnerArgs, note }) {
    const onOutput = (text: string) => {
      note(text.trim().split('\n').at(-1)?.slice(0, 60) ?? '');
    };
    return reportProgram(
      await runNode(['tests/reliability/reliability.ts', ...runnerArgs], { ...options, onOutput }),
    );
  },
};

/**
 * Steps that run the product, from its smallest parts to the whole. Something quiet stands behind what is not, so that they run
 * beside each other; the tools of the later ones are built meanwhile.
 */
export const testSteps: Step[] = [
  migrations,
  bff,
  web,
  pageSizes,
  builtSyntax,
  product,
  engines,
  clients,
  chart,
  proofs,
  compose,
  containers,
  reliability,
];

/** Counts finished tests by the marks of the list reporter. */
function countTests(note: (text: string) => void): (text: string) => void {
  let done = 0;
  return (text) => {
    done += text.match(/^ +[✓✘-] /gm)?.length ?? 0;
    note(`${done} done`);
  };
}

/** The path of the report, beside the log. Deletes the report of an earlier run. */
function freshReport(log: string): string {
  const json = log.replace(/\.log$/, '.json');
  mkdirSync(dirname(json), { recursive: true });
  rmSync(json, { force: true });
  return json;
}
