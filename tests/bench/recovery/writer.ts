import type { Client } from '../../postgres/majors/served-product.ts';
import type { MajorServer } from '../../postgres/majors/major-server.ts';

const NAME = 'Written during the backup';
const POLICY = { contentType: 'img', filterType: 'rules', status: 'online' };

/** Writes one record after another, and knows when each was acknowledged. */
export class Writer {
  readonly #acknowledged: number[] = [];
  readonly #ending: Promise<void>;
  #isWriting = true;

  constructor(client: Client) {
    this.#ending = this.#write(client);
  }

  async #write(client: Client): Promise<void> {
    while (this.#isWriting) {
      await client.ask('/api/policies', { ...POLICY, name: `${NAME} ${this.#acknowledged.length}` });
      this.#acknowledged.push(performance.now());
    }
  }

  get acknowledged(): number {
    return this.#acknowledged.length;
  }

  async end(): Promise<void> {
    this.#isWriting = false;
    await this.#ending;
  }

  /** The seconds before the loss whose acknowledged writes a restored server does not have. */
  async lostSeconds(restored: MajorServer, lostAt: number): Promise<number> {
    const kept = Number(await restored.ask(`SELECT count(*) FROM policy WHERE name LIKE '${NAME}%'`));
    const firstLost = this.#acknowledged[kept];
    return firstLost === undefined || firstLost > lostAt ? 0 : (lostAt - firstLost) / 1_000;
  }
}
