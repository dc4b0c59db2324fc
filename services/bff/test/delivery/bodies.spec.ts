import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FeedsService } from '../../src/delivery/feeds/feeds.service.js';
import { ContentItems, type Item } from '../support/content-items.js';
import { TestApi } from '../support/test-api.js';

const PICTURE = `${'5d'.repeat(20)}-900x600`;
const UNREADABLE = ['https://x:99999/', 'https://[', 'https://a;b.example/', 'https://a,b.example/'];

describe.each(['http://school.local:3107', 'https://sala.example'])(
  'bodies of a product at %s',
  (publicUrl) => {
    let api: TestApi;
    let items: ContentItems;
    beforeAll(async () => {
      api = await TestApi.start({ SALA_CHANNEL: 'on', SALA_PUBLIC_URL: publicUrl });
      items = await ContentItems.start(api);
      const [{ id: account } = { id: 0 }] = await api.sql<{ id: number }>(
        `SELECT id FROM account WHERE user_name = 'user'`,
      );
      await api.sql('INSERT INTO content_picture (id, account_id) VALUES ($1, $2)', [PICTURE, account]);
      await api.sql(
        `UPDATE rule_preset SET enabled = false; UPDATE content_item SET hidden = false WHERE hidden`,
      );
    });
    afterAll(() => api.stop());

    const open = async (url: string) => {
      api.app.get(FeedsService).forget();
      const { statusCode: status, headers, payload } = await api.app.inject({ url });
      return { status, policy: String(headers['content-security-policy']), page: payload };
    };
    const previewOf = async ({ id, working }: Item) => {
      const token = items.tokens.owner;
      const link = await api.post<{ address: string }>(
        `/api/library/items/${id}/revisions/${working}/preview`,
        {
          token,
        },
      );
      return await open(link.body.data.address.slice(publicUrl.length));
    };
    const bodyOf = ({ page }: { page: string }) =>
      /<div class="body"[^>]*>(.*?)<\/div>/s.exec(page)?.[1] ?? '';
    const deliveredOf = async (id: number) => (await api.app.get(FeedsService).item(id)).html;

    /** Without what is signed for an hour, and with the same start of what is our own. */
    const comparable = (html: string) =>
      html.replaceAll(/\?until=\d+&amp;signature=[\w-]+/g, '').replaceAll(publicUrl, '');

    test('show children what the preview has shown', async () => {
      const body = [
        `# A\n\n![Stored](media:${PICTURE} "b") ![Elsewhere](https://pictures.example/a.png) ![Own](/favicon.svg)`,
        `![Whole](${publicUrl}/favicon.svg) [Within](/watch/en/) [Whole](${publicUrl}/watch/en/)`,
        '[Elsewhere](https://a.example/b?c=1&d=2#e) [Short](www.moeys.gov.kh) <mailto:a@sala.example> [Call](tel:+85523000000)',
        '- **ចំណុច។**បន្ត\n- `c`\n\n> d\n\n| e |\n| - |\n| ~~f~~ |\n\n1. g\n\n---\n\n```\nh\n```',
      ].join('\n\n');
      const item = await items.published({ kind: 'imageText', body });
      const [preview, watch] = [await previewOf(item), await open(`/watch/en/items/${item.id}`)];
      const delivered = await deliveredOf(item.id);
      expect(comparable(delivered)).toBe(comparable(bodyOf(preview)));
      expect(comparable(bodyOf(watch))).toBe(comparable(bodyOf(preview)));
      expect(delivered.match(/<img /g)).toHaveLength(4);
      expect(delivered).toContain(`src="${publicUrl}/api/files/content/${PICTURE}-960.webp"`);
      expect(delivered).toContain(
        `srcset="${publicUrl}/api/files/content/${PICTURE}-480.webp 480w, ${publicUrl}/`,
      );
      expect(delivered.match(/href="(https?:\/\/|mailto:|tel:)/g)).toHaveLength(6);
      // What is our own is loaded from wherever the page was.
      expect(bodyOf(watch)).toContain(`src="/api/files/content/${PICTURE}-960.webp"`);
      expect(bodyOf(watch).match(/src="\/favicon\.svg"/g)).toHaveLength(2);
      expect(watch.policy).toMatch(/img-src 'self' [^;]*https:\/\/pictures\.example;/);
    });

    test('are not submitted with an address that leads nowhere', async () => {
      for (const address of [...UNREADABLE, 'http://elsewhere.example/', 'lesson.html']) {
        const { id, version } = await items.created({ body: `[a](${address})` });
        const { body } = await items.act(id, 'submit', version, 'owner');
        expect(body.msg).toContain(`“${address}”`);
      }
    });

    test('name no video by an address that cannot be opened, and show what has one from before', async () => {
      for (const videoAddress of ['https:', 'https://%', ...UNREADABLE]) {
        const { body } = await items.create({ kind: 'video', body: '', videoAddress });
        expect(body).toMatchObject({ code: 40000, data: { errors: [{ field: 'videoAddress' }] } });
        const item = await items.published({
          kind: 'video',
          body: '',
          videoAddress: 'https://video.example/a.mp4',
        });
        await api.sql(
          `UPDATE content_revision SET content = content || jsonb_build_object('videoAddress', $2::text) WHERE item_id = $1`,
          [item.id, videoAddress],
        );
        for (const { status, policy } of [await previewOf(item), await open(`/watch/en/items/${item.id}`)]) {
          expect(status).toBe(200);
          expect(policy).toContain("img-src 'self'; media-src 'self'; ");
        }
      }
    });

    test('store the address of a video as browsers read it', async () => {
      const { body } = await items.create({
        kind: 'video',
        body: '',
        videoAddress: 'https://Video.Example:443/a',
      });
      expect(body.data).toMatchObject({ videoAddress: 'https://video.example/a' });
    });
  },
);
