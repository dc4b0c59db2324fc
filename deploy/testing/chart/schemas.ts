import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { downloadModule, type GoModule, TOOLS_CACHE } from './go.ts';
import { reachableDefinitions, type Schema, strictSchema } from './strict-schema.ts';

/** The newest patch release of each minor version that the chart supports. */
export const KUBERNETES_VERSIONS = [
  '1.30.14',
  '1.31.14',
  '1.32.13',
  '1.33.13',
  '1.34.4',
  '1.35.4',
  '1.36.3',
] as const;

interface ResourceDefinitions extends GoModule {
  name: string;
  files: string[];
  /** Those of the files that the chart makes. */
  kinds: string[];
}

/** Kinds of others that the chart uses, and the modules that define them. */
const RESOURCE_DEFINITIONS: ResourceDefinitions[] = [
  {
    name: 'gateway-api',
    path: 'sigs.k8s.io/gateway-api',
    version: 'v1.3.0',
    files: ['config/crd/standard/gateway.networking.k8s.io_httproutes.yaml'],
    kinds: ['HTTPRoute'],
  },
  {
    name: 'prometheus-operator',
    path: 'github.com/prometheus-operator/prometheus-operator',
    version: 'v0.85.0',
    files: ['servicemonitors', 'prometheusrules'].map(
      (kind) => `example/prometheus-operator-crd/monitoring.coreos.com_${kind}.yaml`,
    ),
    kinds: ['ServiceMonitor', 'PrometheusRule'],
  },
  {
    name: 'cloudnative-pg',
    path: 'github.com/cloudnative-pg/cloudnative-pg',
    version: 'v1.27.0',
    files: ['clusters', 'scheduledbackups', 'poolers'].map(
      (kind) => `config/crd/bases/postgresql.cnpg.io_${kind}.yaml`,
    ),
    kinds: ['Cluster', 'ScheduledBackup', 'Pooler'],
  },
];

/** Where kubeconform looks for the schema of a kind, in a directory that the functions below return. */
export const SCHEMA_FILE = '{{ .ResourceKind }}-{{ .Group }}-{{ .ResourceAPIVersion }}.json';

/** A directory of schemas, or why they cannot be had. */
export type FoundSchemas = { directory: string } | { error: string };

/** Schemas of the kinds of Kubernetes itself, made from the OpenAPI document in its sources. */
export async function kubernetesSchemas(version: string, signal?: AbortSignal): Promise<FoundSchemas> {
  const module = { path: 'k8s.io/kubernetes', version: `v${version}` };
  return ensureSchemas(`kubernetes-${version}`, module, signal, async (sources, target) => {
    const document = JSON.parse(await readFile(join(sources, 'api/openapi-spec/swagger.json'), 'utf8')) as {
      definitions: Record<string, Schema>;
    };
    const definitions = Object.fromEntries(
      Object.entries(document.definitions).map(([name, schema]) => [name, strictSchema(schema)]),
    );
    // Text in the OpenAPI document, but a number is understood too.
    definitions['io.k8s.apimachinery.pkg.api.resource.Quantity'] = { type: ['string', 'number'] };
    for (const [name, schema] of Object.entries(document.definitions)) {
      const kinds = schema['x-kubernetes-group-version-kind'] as GroupVersionKind[] | undefined;
      const [kind] = kinds ?? [];
      if (kind === undefined || kinds?.length !== 1) continue;
      await writeSchema(target, kind, name, definitions);
    }
  });
}

/** Schemas of kinds that operators bring, made from their custom resource definitions. */
export async function customSchemas(signal?: AbortSignal): Promise<(FoundSchemas & { kinds: string[] })[]> {
  return Promise.all(
    RESOURCE_DEFINITIONS.map(async (module) => {
      const name = `${module.name}-${module.version}`;
      const found = await ensureSchemas(name, module, signal, async (sources, target) => {
        for (const file of module.files) {
          const { spec } = parse(await readFile(join(sources, file), 'utf8')) as CustomResourceDefinition;
          for (const { name: version, schema } of spec.versions) {
            const { openAPIV3Schema: whole } = schema;
            whole.properties.metadata = { type: 'object' };
            const kind = { group: spec.group, version, kind: spec.names.kind };
            await writeSchema(target, kind, kind.kind, { [kind.kind]: strictSchema(whole) });
          }
        }
      });
      return { ...found, kinds: module.kinds };
    }),
  );
}

interface GroupVersionKind {
  group: string;
  version: string;
  kind: string;
}

interface CustomResourceDefinition {
  spec: {
    group: string;
    names: { kind: string };
    versions: {
      name: string;
      schema: { openAPIV3Schema: Schema & { properties: Record<string, Schema> } };
    }[];
  };
}

async function writeSchema(
  directory: string,
  { group, version, kind }: GroupVersionKind,
  name: string,
  definitions: Record<string, Schema>,
): Promise<void> {
  const start = { $ref: `#/definitions/${name}` };
  const used = [...reachableDefinitions(start, definitions)].map((used): [string, Schema | undefined] => [
    used,
    definitions[used],
  ]);
  // kubeconform takes the version for the group of the core API.
  const file = `${kind.toLowerCase()}-${group === '' ? version : group}-${version}.json`;
  await writeFile(join(directory, file), JSON.stringify({ ...start, definitions: Object.fromEntries(used) }));
}

/** Makes a directory of schemas once. The sources, of which they are a small part, are not kept. */
async function ensureSchemas(
  name: string,
  module: GoModule,
  signal: AbortSignal | undefined,
  convert: (sources: string, target: string) => Promise<void>,
): Promise<FoundSchemas> {
  const directory = join(TOOLS_CACHE, 'schemas', name);
  if (existsSync(directory)) return { directory };
  await mkdir(join(TOOLS_CACHE, 'schemas'), { recursive: true });
  const workspace = await mkdtemp(join(TOOLS_CACHE, 'schemas', 'new-'));
  try {
    const env = { GOMODCACHE: join(workspace, 'modules'), GOFLAGS: '-modcacherw' };
    const sources = await downloadModule(module, { env, signal });
    if ('error' in sources) return sources;
    const target = join(workspace, 'schemas');
    await mkdir(target);
    await convert(sources.directory, target);
    await rename(target, directory);
    return { directory };
  } catch (error) {
    if (signal?.aborted) return { error: 'making them took too long' };
    throw error;
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}
