import { SaxesParser, type SaxesTagPlain } from 'saxes';

export interface XmlHandlers {
  open?: (tag: SaxesTagPlain) => void;
  /** A part of a text, with the name of the element around it. */
  text?: (part: string, parent: string) => void;
  close?: (name: string) => void;
}

interface XmlLimits {
  /** Elements inside each other. */
  depth: number;
  /** Bytes from one tag to the next, which the parser holds until the next begins. */
  betweenTags: number;
}

/** Reads XML as a stream. Names of elements are passed without their prefix. */
export class XmlReader {
  private readonly parser = new SaxesParser({});
  private readonly decoder = new TextDecoder();
  private readonly path: string[] = [];
  private sinceLastTag = 0;

  constructor(
    { open, text, close }: XmlHandlers,
    private readonly limits: XmlLimits,
  ) {
    this.parser.on('opentag', (tag) => {
      const name = localName(tag.name);
      this.enter(name);
      open?.({ ...tag, name });
    });
    const tell = (part: string) => text?.(part, this.path.at(-1) ?? '');
    this.parser.on('text', tell);
    this.parser.on('cdata', tell);
    this.parser.on('closetag', (tag) => {
      this.path.pop();
      this.sinceLastTag = 0;
      close?.(localName(tag.name));
    });
    this.parser.on('error', (error) => {
      throw error;
    });
  }

  /** @throws Error where it is no XML or breaks a limit. */
  write(chunk: Buffer): void {
    this.parser.write(this.decoder.decode(chunk, { stream: true }));
    this.sinceLastTag += chunk.length;
    if (this.sinceLastTag > this.limits.betweenTags) throw new Error('There is too much between two tags.');
  }

  close(): void {
    this.parser.write(this.decoder.decode()).close();
  }

  private enter(name: string): void {
    this.sinceLastTag = 0;
    if (this.path.push(name) > this.limits.depth) throw new Error('The elements are nested too deep.');
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
