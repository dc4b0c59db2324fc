import { type JetStreamClient, type JetStreamManager } from '@nats-io/jetstream';
import { type NatsConnection } from '@nats-io/transport-node';
import { type EventStreamSettings } from '../../config/event-stream-settings.js';
import { connectNats } from '../../platform/nats/connect-nats.js';
import { readMessage, type StreamedBatch } from './event-message.js';
import { EVENT_STREAM, FOLD } from './events.constants.js';

/** Up to where a stream is counted. */
export interface StreamPosition {
  /** When the stream was created: one that is made anew counts from 1 again. */
  created: string;
  sequence: number;
}

export interface StreamState {
  created: string;
  /** Of the oldest message, or of the next one where there is none. */
  first: number;
  last: number;
  messages: number;
  /** For how long the oldest message has waited. */
  lagSeconds: number;
}

/** What follows a position. */
export interface StreamedBatches {
  batches: StreamedBatch[];
  end: StreamPosition;
  /** Whether there is more. */
  hasMore: boolean;
  /** Whether the stream is not the one of the position. */
  isAnew: boolean;
  /** Messages that were removed before they were counted. */
  lost: number;
  /** Messages that this product has not written. */
  foreign: number;
}

const HOUR_MS = 3_600_000;

/** A connection to the stream of NATS JetStream that holds events until they are counted. */
export class EventStream {
  private constructor(
    readonly connection: NatsConnection,
    private readonly settings: EventStreamSettings,
    private readonly client: JetStreamClient,
    private readonly jsm: JetStreamManager,
    private readonly module: typeof import('@nats-io/jetstream'),
  ) {}

  static async connect(settings: EventStreamSettings): Promise<EventStream> {
    const [connection, jetstream] = await Promise.all([connectNats(settings), import('@nats-io/jetstream')]);
    const options = { timeout: EVENT_STREAM.apiMs };
    const client = jetstream.jetstream(connection, options);
    const jsm = await jetstream.jetstreamManager(connection, { ...options, checkAPI: false });
    return new EventStream(connection, settings, client, jsm, jetstream);
  }

  /** The server has stored it when this returns. */
  async publish(text: string): Promise<void> {
    const { stream, subject } = this.settings;
    const ack = await this.client.publish(subject, text, { timeout: EVENT_STREAM.ackMs });
    if (ack.stream !== stream) throw new Error(`the stream ${ack.stream} has taken what is for ${stream}`);
  }

  /** Creates the stream if it is not there. */
  async state(): Promise<StreamState> {
    const { jsm, module, settings } = this;
    const { created, state } = await jsm.streams.info(settings.stream).catch((error: unknown) => {
      if (error instanceof module.JetStreamApiError && error.code === EVENT_STREAM.notFound)
        return this.create();
      throw error;
    });
    const { messages, last_seq: last, first_ts: oldest } = state;
    const lagSeconds = messages === 0 ? 0 : Math.max(0, (Date.now() - Date.parse(oldest)) / 1_000);
    return { created, first: messages === 0 ? last + 1 : state.first_seq, last, messages, lagSeconds };
  }

  /**
   * @param position up to where the stream is counted, if anything of it is
   * @param most from how many events on no more messages are read
   */
  async read(position: StreamPosition | undefined, most: number): Promise<StreamedBatches> {
    const { created, first, last } = await this.state();
    const isAnew = position !== undefined && (position.created !== created || position.sequence > last);
    const counted = position === undefined || isAnew ? first - 1 : position.sequence;
    const next = Math.max(counted + 1, first);
    const read = next > last ? [] : await this.messages(next, Math.min(FOLD.batches, last - next + 1), most);
    const end = read.at(-1)?.sequence ?? next - 1;
    const own = read.flatMap(({ batch }) => batch ?? []);
    return {
      batches: own,
      end: { created, sequence: end },
      hasMore: read.length > 0 && end < last,
      isAnew,
      lost: end - counted - read.length,
      foreign: read.length - own.length,
    };
  }

  /** Removes what is counted. */
  async remove({ created, sequence }: StreamPosition): Promise<void> {
    const state = await this.state();
    if (state.created !== created || state.first > sequence) return;
    await this.jsm.streams.purge(this.settings.stream, { seq: sequence + 1 });
  }

  /** Sends what was begun, and ends. */
  async close(): Promise<void> {
    await this.connection.drain();
  }

  private async create() {
    const { jsm, module, settings } = this;
    const { stream, subject, replicas, megabytes } = settings;
    return await jsm.streams.add({
      name: stream,
      subjects: [subject],
      storage: module.StorageType.File,
      retention: module.RetentionPolicy.Limits,
      discard: module.DiscardPolicy.New,
      max_age: nanoseconds(EVENT_STREAM.ageHours * HOUR_MS),
      max_bytes: megabytes * 1_000_000,
      duplicate_window: nanoseconds(EVENT_STREAM.duplicatesSeconds * 1_000),
      num_replicas: replicas,
    });
  }

  /** In their order, without a gap but for those that are not there any more. */
  private async messages(
    next: number,
    messages: number,
    most: number,
  ): Promise<{ sequence: number; batch: StreamedBatch | undefined }[]> {
    const consumer = await this.client.consumers.get(this.settings.stream, {
      deliver_policy: this.module.DeliverPolicy.StartSequence,
      opt_start_seq: next,
    });
    const found: { sequence: number; batch: StreamedBatch | undefined }[] = [];
    let events = 0;
    for await (const message of await consumer.fetch({
      max_messages: messages,
      expires: EVENT_STREAM.readMs,
    })) {
      const batch = readMessage(message.seq, message.string());
      found.push({ sequence: message.seq, batch });
      events += batch?.ids.length ?? 0;
      if (events >= most) break;
    }
    // The server removes it too, some minutes later.
    void consumer.delete().catch(() => undefined);
    return found;
  }
}

function nanoseconds(ms: number): number {
  return ms * 1_000_000;
}
