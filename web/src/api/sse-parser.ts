/** What stood between two empty lines; a heartbeat has neither event nor data. */
export interface SseBlock {
  id?: string;
  event?: string;
  data?: string;
  /** Milliseconds. */
  retry?: number;
}

/** Takes server-sent events apart as they come in, wherever the network cut them. */
export class SseParser {
  private rest = '';
  private block: SseBlock = {};

  /** @returns the blocks that this piece completes */
  push(piece: string): SseBlock[] {
    // A carriage return at the very end may be half of a line end.
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
