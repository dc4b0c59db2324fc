import { type IncomingMessage } from 'node:http';
import { type Readable } from 'node:stream';

/** What is answered of a file, or of the part that was asked for. */
export interface OpenVideo {
  /** 200, 206, 304 or 416. */
  status: number;
  headers: Record<string, string>;
  stream: Readable;
}

/** Where files of videos are. */
export interface VideoPlace {
  /** Null if it is not here. */
  open(id: string, request: IncomingMessage): Promise<OpenVideo | null>;
  /** Ignores what does not exist. */
  remove(id: string): Promise<void>;
}
