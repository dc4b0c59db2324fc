import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { takeFromDebian } from './debian.ts';
import type { ToolOptions } from './run-tool.ts';
import { downloadModule, findInPath, type GoModule, runGo, TOOLS_CACHE } from './go.ts';

interface Tool extends GoModule {
  /** The package of the program in the module. */
  program: string;
  /** Whether its module has `replace` directives, which `go install` refuses. */
  hasReplacements?: boolean;
  /** The package of Debian that has the program, if its version may be any and a build takes minutes. */
  debian?: string;
}

export const TOOLS = {
  helm: { path: 'helm.sh/helm/v3', version: 'v3.22.0', program: 'cmd/helm' },
  kubeconform: { path: 'github.com/yannh/kubeconform', version: 'v0.8.0', program: 'cmd/kubeconform' },
  'helm-unittest': {
    path: 'github.com/helm-unittest/helm-unittest',
    version: 'v1.1.2',
    program: 'cmd/helm-unittest',
    hasReplacements: true,
  },
  'kube-linter': { path: 'golang.stackrox.io/kube-linter', version: 'v0.7.6', program: 'cmd/kube-linter' },
  'kube-score': { path: 'github.com/zegl/kube-score', version: 'v1.20.0', program: 'cmd/kube-score' },
  promtool: {
    path: 'github.com/prometheus/prometheus',
    version: 'v0.313.5',
    program: 'cmd/promtool',
    hasReplacements: true,
    debian: 'prometheus',
  },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

/** Its file, or why the tool cannot be had. */
export type FoundTool = { file: string } | { error: string };

/** When the work is to end. */
export interface Limits {
  signal: AbortSignal;
  /** Ends the building of tools and the making of schemas earlier: what is not there by then is not used. */
  building: AbortSignal;
}

/** Finds or builds all tools one after another, beside other work. What fails is told where the tool is needed. */
export async function prepareTools(signal: AbortSignal): Promise<void> {
  for (const name of Object.keys(TOOLS) as ToolName[]) {
    await ensureTool(name, signal, { isPatient: true, env: { GOFLAGS: '-p=1' } }).catch(() => undefined);
  }
}

/** The file of a tool at its pinned version, if it is on this machine. */
export async function findTool(name: ToolName): Promise<string | undefined> {
  const cached = cachedFile(name);
  if (existsSync(cached)) return cached;
  const found = findInPath(name);
  return found !== undefined && (await hasVersion(found, TOOLS[name])) ? found : undefined;
}

function cachedFile(name: ToolName): string {
  return join(TOOLS_CACHE, 'bin', `${name}-${TOOLS[name].version}`);
}

/** Finds a tool at its pinned version, or builds it from source. */
export async function ensureTool(
  name: ToolName,
  signal?: AbortSignal,
  how: ToolOptions = {},
): Promise<FoundTool> {
  const here = await findTool(name);
  if (here !== undefined) return { file: here };
  const tool: Tool = TOOLS[name];
  await mkdir(join(TOOLS_CACHE, 'bin'), { recursive: true });
  if (tool.debian !== undefined) {
    const packaged = join(TOOLS_CACHE, 'bin', `${name}-of-${tool.debian}`);
    if (existsSync(packaged) || (await takeFromDebian(tool.debian, name, packaged, { signal })))
      return { file: packaged };
  }
  const cached = cachedFile(name);
  const error = await build(name, tool, cached, { ...how, signal });
  return error === undefined ? { file: cached } : { error };
}

/** Without Go nobody can say of what version the program is, and it is taken as it is. */
async function hasVersion(file: string, { path, version }: Tool): Promise<boolean> {
  const { ok, stdout } = await runGo(['version', '-m', file]);
  return !ok || stdout.includes(`${path}\t${version}`);
}

async function build(
  name: ToolName,
  tool: Tool,
  target: string,
  how: ToolOptions,
): Promise<string | undefined> {
  const workspace = await mkdtemp(join(TOOLS_CACHE, 'build-'));
  try {
    const built = tool.hasReplacements
      ? await buildInside(tool, join(workspace, name), how)
      : await runGo(['install', `${tool.path}/${tool.program}@${tool.version}`], {
          ...how,
          env: { ...how.env, GOBIN: workspace },
        });
    if (!built.ok) return firstError(built.output);
    await rename(join(workspace, name), target);
    return undefined;
  } catch (error) {
    return how.signal?.aborted ? 'building it took too long' : String(error);
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

/** As the main module, in a copy of its sources. Its workspace may name modules that the proxy leaves out. */
async function buildInside(
  tool: Tool,
  target: string,
  how: ToolOptions,
): Promise<{ ok: boolean; output: string }> {
  const sources = await downloadModule(tool, how);
  if ('error' in sources) return { ok: false, output: sources.error };
  const copy = `${target}-sources`;
  await cp(sources.directory, copy, { recursive: true, mode: 0 });
  return runGo(['build', '-o', target, `./${tool.program}`], {
    ...how,
    cwd: copy,
    env: { ...how.env, GOWORK: 'off' },
  });
}

function firstError(output: string): string {
  return (
    output.split('\n').find((line) => line.startsWith('go: ') && !line.includes('downloading')) ?? output
  );
}
