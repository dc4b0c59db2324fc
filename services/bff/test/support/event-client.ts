import { setTimeout as wait } from 'node:timers/promises';

export interface ReceivedEvent {
  id: number;
  event: string;
  data: Record<string, unknown>;
}

/** Reads `GET /api/events` like the web client: with fetch and the bearer header. */
export class EventClient {
  readonly events: ReceivedEvent[] = [];
  ended = false;
  private readonly abort = new AbortController();

  private constructor(readonly response: Response) {}

  static async open(url: string, token: string, lastEventId?: number | string): Promise<EventClient> {
    const abort = new AbortController();
    const headers: Record<string, string> = { authorization: `Bearer ${token}`, 'accept-language': 'en-US' };
    if (lastEventId !== undefined) headers['last-event-id'] = String(lastEventId);
    const response = await fetch(`${url}/api/events`, { headers, signal: abort.signal });
    const client = new EventClient(response);
    client.abort.signal.addEventListener('abort', () => {
      abort.abort();
    });
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      client.read().catch(() => undefined);
      await client.until(() => client.events.length > 0);
    }
    return client;
  }

  get lastId(): number {
    return this.events.at(-1)?.id ?? 0;
  }

  of(event: string): ReceivedEvent[] {
    return this.events.filter((received) => received.event === event);
  }

  close(): void {
    this.abort.abort();
  }

  /** The elapsed time in milliseconds. */
  async until(holds: () => boolean, limitMs = 60_000): Promise<number> {
    const start = performance.now();
    while (!holds()) {
      if (performance.now() - start > limitMs) throw new Error(`not within ${limitMs} ms`);
      await wait(5);
    }
    return performance.now() - start;
  }

  private async read(): Promise<void> {
    let text = '';
    if (!this.response.body) return;
    for await (const chunk of this.response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.receive(block);
    }
    this.ended = true;
  }

  private receive(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => {
        const [name = '', ...rest] = line.split(': ');
        return [name, rest.join(': ')];
      }),
    );
    const [event, data] = [fields.get('event'), fields.get('data')];
    if (event === undefined || data === undefined) return;
    this.events.push({ id: Number(fields.get('id')), event, data: JSON.parse(data) as object as never });
  }
}
