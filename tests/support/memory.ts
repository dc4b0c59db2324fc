import type { CDPSession, Page } from '@playwright/test';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** The heap nodes that scripts retain. Machine code and browser internals grow with use in any page. */
const KEPT_BY_SCRIPTS = new Set(['object', 'closure', 'array', 'string', 'concatenated string', 'number']);

/** What the page retains: the number of elements and listeners, and the size of script objects in bytes. */
export interface MemoryUsage {
  nodes: number;
  listeners: number;
  bytes: number;
}

/** Runs a garbage collection, then counts what remains. */
export async function memoryUsageOf(page: Page): Promise<MemoryUsage> {
  const devTools = await page.context().newCDPSession(page);
  // Aborted calls can finish. Each round collects what the finalizers of the previous one released.
  for (let round = 0; round < 3; round += 1) {
    await page.waitForTimeout(300);
    await devTools.send('HeapProfiler.collectGarbage');
  }
  const bytes = sizeOf(await snapshot(devTools));
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  await devTools.detach();
  return { nodes, listeners: jsEventListeners, bytes };
}

async function snapshot(devTools: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  devTools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  return JSON.parse(chunks.join('')) as Snapshot;
}

function sizeOf({ snapshot: { meta }, nodes }: Snapshot): number {
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    const kind = meta.node_types[0][nodes[at + type] ?? 0] ?? '';
    if (KEPT_BY_SCRIPTS.has(kind)) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}
