import { randomBytes } from 'node:crypto';
import { runTool } from '../chart/run-tool.ts';

const SHOWN_LINES = 30;

/** A step of the test did not end as it should. */
export class ClusterError extends Error {}

/** A namespace of one run of the test, in the cluster that kubectl points to. */
export class Cluster {
  readonly namespace: string;
  private readonly helmFile: string;
  private readonly signal: AbortSignal;
  private readonly siblings = new Map<string, Cluster>();

  constructor(
    helmFile: string,
    signal: AbortSignal,
    namespace = `sala-test-${randomBytes(4).toString('hex')}`,
  ) {
    this.helmFile = helmFile;
    this.signal = signal;
    this.namespace = namespace;
  }

  /** Another namespace of the same run. */
  sibling(name: string): Cluster {
    const sibling =
      this.siblings.get(name) ?? new Cluster(this.helmFile, this.signal, `${this.namespace}-${name}`);
    this.siblings.set(name, sibling);
    return sibling;
  }

  /** Makes the namespace; it enforces Pod Security `restricted`. */
  async create(): Promise<void> {
    const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
    await this.apply([{ apiVersion: 'v1', kind: 'Namespace', metadata: { name: this.namespace, labels } }]);
  }

  /** Why there is nothing to test with, if so. */
  static async missing(): Promise<string | undefined> {
    try {
      const { ok, output } = await runTool('kubectl', ['get', '--raw', '/readyz', '--request-timeout=10s']);
      return ok ? undefined : `kubectl reaches no cluster: ${output.trim().split('\n').at(-1) ?? ''}`;
    } catch {
      return 'there is no kubectl';
    }
  }

  kubectl(...args: string[]): Promise<string> {
    return this.run('kubectl', ['--namespace', this.namespace, ...args]);
  }

  helm(...args: string[]): Promise<string> {
    return this.run(this.helmFile, ['--namespace', this.namespace, ...args]);
  }

  /** Creates or changes objects, which are given as JSON. */
  async apply(objects: object[]): Promise<void> {
    await this.applyText(JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects }));
  }

  async applyText(input: string): Promise<void> {
    await this.run('kubectl', ['--namespace', this.namespace, 'apply', '--filename', '-'], input);
  }

  /** The pods, the last events, and what the pods printed that run once. The pod of `helm test` is left only if it failed. */
  async state(): Promise<string> {
    const asked = [
      ['get', 'pods', '--output', 'wide'],
      ['get', 'events', '--sort-by', '.lastTimestamp'],
      ['logs', '--selector', 'app.kubernetes.io/component in (test, backup, restore)', '--tail', '20'],
    ];
    const answers = await Promise.all(
      asked.map((args) => runTool('kubectl', ['--namespace', this.namespace, ...args])),
    );
    return answers.map(({ output }) => output.trim().split('\n').slice(-SHOWN_LINES).join('\n')).join('\n\n');
  }

  /** Everything that was made goes with the namespaces, also after the run was ended. */
  async remove(): Promise<void> {
    const names = [this, ...this.siblings.values()].map(({ namespace }) => namespace);
    await runTool('kubectl', ['delete', 'namespace', ...names, '--ignore-not-found', '--wait=false']);
  }

  private async run(file: string, args: string[], input = ''): Promise<string> {
    const { ok, stdout, output } = await runTool(file, args, { signal: this.signal, input });
    if (!ok) throw new ClusterError(`${file} ${args.join(' ')}:\n${output}`);
    return stdout;
  }
}
