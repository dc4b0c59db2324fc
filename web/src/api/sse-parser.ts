/** The block between two empty lines; a heartbeat has neither event nor data. */
export interface SseBlock {
  id?: string;
  event?: string;
  data?: string;
  /** Milliseconds. */
  retry?: number;
}

/** Parses server-sent events incrementally, wherever the network splits the chunks. */
export class SseParser {
  private rest = '';
  private block: SseBlock = {};

  /** @returns the blocks completed by this chunk */
  push(piece: string): SseBlock[] {
    // A carriage return at the end of a chunk may be the first half of CRLF.
    const lines = (this.rest + piece).split(/\r\n|\n|\r(?!$)/);
    this.rest = lines.pop() ?? '';
    const blocks: SseBlock[] = [];
    for (const line of lines) {
      if (line === '') {
        blocks.push(this.block);
        this.block = {};
      } else this.take(line);
    }
    return blocks;
  }

  private take(line: string): void {
    const { name = '', value = '' } = /^(?<name>[^:]*)(?:: ?(?<value>.*))?$/s.exec(line)?.groups ?? {};
    const { block } = this;
    if (name === 'data') block.data = block.data === undefined ? value : `${block.data}\n${value}`;
    else if (name === 'id' || name === 'event') block[name] = value;
    else if (name === 'retry' && /^\d+$/.test(value)) block.retry = Number(value);
  }
}
