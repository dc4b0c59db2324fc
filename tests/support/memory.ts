import type { CDPSession, Page } from '@playwright/test';

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** What a script keeps. Machine code and the browser's own records grow with use, whatever the page does. */
const KEPT_BY_SCRIPTS = new Set(['object', 'closure', 'array', 'string', 'concatenated string', 'number']);

/** What the page holds on to: elements and listeners by number, objects of scripts in bytes. */
export interface Holding {
  nodes: number;
  listeners: number;
  bytes: number;
}

/** Collects garbage, then counts what is left. */
export async function holdingOf(page: Page): Promise<Holding> {
  const devTools = await page.context().newCDPSession(page);
  // Calls that were given up end, and what the finalizers of one round let go the next one takes.
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
