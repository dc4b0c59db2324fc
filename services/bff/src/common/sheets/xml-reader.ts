import { SaxesParser, type SaxesTagPlain } from 'saxes';

interface Handlers {
  open?: (tag: SaxesTagPlain) => void;
  /** A part of a text, with the name of the element around it. */
  text?: (part: string, parent: string) => void;
  close?: (name: string) => void;
}

/** Reads XML as it arrives, without keeping it. Names of elements come without their prefix. */
export class XmlReader {
  private readonly parser = new SaxesParser({});
  private readonly decoder = new TextDecoder();
  private readonly path: string[] = [];

  constructor({ open, text, close }: Handlers) {
    this.parser.on('opentag', (tag) => {
      const name = localName(tag.name);
      this.path.push(name);
      open?.({ ...tag, name });
    });
    this.parser.on('text', (part) => text?.(part, this.path.at(-1) ?? ''));
    this.parser.on('closetag', (tag) => {
      this.path.pop();
      close?.(localName(tag.name));
    });
    this.parser.on('error', (error) => {
      throw error;
    });
  }

  write(chunk: Buffer): void {
    this.parser.write(this.decoder.decode(chunk, { stream: true }));
  }

  close(): void {
    this.parser.write(this.decoder.decode()).close();
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
