import sharp from 'sharp';
import { type BaseInstallation } from './base-installation.js';
import { TODAY } from './facts.js';
import { multipart } from './multipart.js';
import { until } from './until.js';
import { MP4 } from './videos.js';

export interface Versioned {
  id: number;
  version: number;
}

const KINDS = ['text', 'imageText', 'video'] as const;
const SUBJECTS = ['coding', 'robotics', 'art', 'maths', 'science', 'safety'] as const;
const SOURCES = ['studio', 'teachers', 'pupils', 'partners', 'other'] as const;
/** Of the item that has two revisions. */
export const NEXT_TITLE = 'The second edition';

/** In more than one spelling, as people write them. */
const LABELS: Record<(typeof KINDS)[number], (subject: string) => string> = {
  text: (subject) => subject,
  imageText: (subject) => `${subject} lesson`,
  video: (subject) => `${subject}-lesson`,
};

/** An item of each kind and subject, as another system sends them. */
export const ITEMS = KINDS.flatMap((kind) =>
  SUBJECTS.map((subject, index) => ({
    ...{ externalId: `${kind}-${subject}`, kind, subject, source: SOURCES[index % SOURCES.length] },
    ...{ title: `About ${subject} as ${kind}`, authorExternalId: `author-${index % 2}` },
    ...{ language: 'en-US', agesFrom: 7, agesTo: 12, labels: [LABELS[kind](subject)], submit: true },
    ...(kind === 'video'
      ? { videoAddress: `https://videos.school.example/${subject}.mp4` }
      : { body: `## ${subject}\n\nOne, two, three.` }),
  })),
);

/** A next revision with a cover, of an item that stays online as it is. */
export async function picture(base: BaseInstallation): Promise<void> {
  const content = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#2e7d32' } })
    .png()
    .toBuffer();
  const { body } = await base.api.post<{ id: string }>('/api/library/pictures', {
    token: base.token('founder'),
    ...(await multipart({ content })),
  });
  const [item] = ITEMS;
  await base.put('/api/integration/items', {
    rows: [{ ...item, submit: false, title: NEXT_TITLE, cover: body.data.id, coverText: 'A field' }],
  });
}

/** A video that an item plays instead of one that lies elsewhere. */
export async function film(base: BaseInstallation): Promise<void> {
  const file = { name: 'robots.mp4', size: MP4.length, modified: 1 };
  const { id, address } = await base.post<{ id: string; address: string }>('/api/library/videos', file);
  await base.api.app.listen(0, '127.0.0.1');
  await fetch(`${await base.api.app.getUrl()}${address}`, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: new Uint8Array(MP4),
  });
  await base.post(`/api/library/videos/${id}/finish`);
  const item = ITEMS.find(({ kind }) => kind === 'video');
  await base.put('/api/integration/items', {
    rows: [{ ...item, submit: false, videoAddress: '', video: id }],
  });
}

/** Several items at once, and back. */
export async function change(base: BaseInstallation, ids: number[]): Promise<void> {
  const changes = { action: 'offline', ids: ids.slice(0, 2) };
  const { operationId } = await base.post<{ operationId: string }>('/api/library/items/changes', changes);
  await base.post(`/api/library/items/operations/${operationId}/undo`);
}

/** Two spellings of a label become one. */
export async function mergeLabels(base: BaseInstallation): Promise<void> {
  await base.post('/api/library/labels/merges', { from: 'art-lesson', into: 'art lesson' });
  await until(async () => {
    const { list } = await base.get<{ list: { stage: string }[] }>('/api/library/labels/merges');
    return list.every(({ stage }) => stage === 'done');
  });
}

/** By somebody else than the sender. */
export async function publish(base: BaseInstallation): Promise<number[]> {
  const { list } = await base.get<{ list: Versioned[] }>('/api/library/items?state=inspecting&pageSize=100');
  for (const { id, version } of list) {
    const approved = await base.post<Versioned>(`/api/library/items/${id}/approve`, { version }, 'second');
    await base.post(`/api/library/items/${id}/publish`, { version: approved.version }, 'second');
  }
  return list.map(({ id }) => id);
}

/** Of this and the last month, and of the same days a year ago. */
export function factRows(): object[] {
  const days = [0, 365].flatMap((back) => Array.from({ length: 45 }, (_, day) => back + day + 1));
  return days.flatMap((back, place) => {
    const day = TODAY.subtract({ days: back }).toString();
    return ITEMS.map(({ externalId }, index) => ({
      ...{ externalId, day, hour: (place + index) % 24, publications: (place + index) % 9 === 0 ? 1 : 0 },
      ...{ exposures: 90 + place, clicks: 20 + index, likes: 3, comments: 2, shares: 1, minutes: 40 },
    }));
  });
}
