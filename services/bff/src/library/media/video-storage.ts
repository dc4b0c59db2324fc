import { type IncomingMessage } from 'node:http';
import { type Readable } from 'node:stream';
import { type DataStore } from '@tus/server';
import { type EntityManager } from 'typeorm';
import { type InspectedVideo } from './read-video.js';
import { type StoredBytes } from './stored-copy.js';

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
  /** Ignores what does not exist. @throws where it has to be tried again */
  remove(id: string): Promise<void>;
}

/** Where uploaded videos go. */
export interface UploadPlace extends VideoPlace {
  /** In the transaction that inserts the video. @throws AppError unavailable */
  begin(id: string, size: number, manager: EntityManager): Promise<void>;
  /** Whether it is here, so that the upload can go on. */
  knows(id: string, manager: EntityManager): Promise<boolean>;
  /** For the tus protocol: how much has arrived, and what arrives. */
  dataStore(): Promise<DataStore>;
  /**
   * Makes a file of an upload of which everything has arrived. Whoever still sends something changes that file no more.
   * @returns what is stored
   * @throws AppError unavailable, videoUnfinished
   */
  complete(id: string): Promise<StoredBytes>;
  /** After it was finished. */
  forgetUpload(id: string): Promise<void>;
  /** Looks at a file by its content. @throws AppError contractBroken if browsers do not play it, unavailable */
  inspect(id: string): Promise<InspectedVideo>;
  /** Removes what a killed process or a former version has left. */
  sweep(): Promise<void>;
}
