/** Who asks: a component of the release, a pod without its labels, or a pod in another namespace. */
export interface Source {
  name: string;
  /** The suffix of its namespace. Empty: that of the release. */
  namespace: '' | 'ingress' | 'monitoring' | 'other';
  /** The component whose labels it has. */
  component?: string;
  /** What it may reach; everything else must be refused. */
  reaches: Destination[];
}

export const DESTINATIONS = [
  'web',
  'bff',
  'metrics',
  'database',
  /** Pods that are not of the release, on the ports of the database and of the web. */
  'strange database',
  'strange web',
  /** The API server, by the address that every pod knows. */
  'api server',
  'dns',
] as const;

export type Destination = (typeof DESTINATIONS)[number];

const OUTSIDE: Destination[] = ['strange database', 'strange web', 'api server', 'dns'];

/** What docs/operations/helm.md says under "Network". */
export const SOURCES: Source[] = [
  { name: 'web', namespace: '', component: 'web', reaches: ['bff', 'dns'] },
  { name: 'bff', namespace: '', component: 'bff', reaches: ['database', 'dns'] },
  { name: 'database', namespace: '', component: 'db', reaches: [] },
  { name: 'backup', namespace: '', component: 'backup', reaches: ['database', 'dns'] },
  { name: 'restore', namespace: '', component: 'restore', reaches: ['database', 'dns'] },
  { name: 'helm test', namespace: '', component: 'test', reaches: ['web', 'dns'] },
  { name: 'stranger', namespace: '', reaches: OUTSIDE },
  { name: 'ingress', namespace: 'ingress', reaches: ['web', 'bff', ...OUTSIDE] },
  { name: 'monitoring', namespace: 'monitoring', reaches: ['metrics', ...OUTSIDE] },
  { name: 'elsewhere', namespace: 'other', reaches: OUTSIDE },
];
