import { makeAutoObservable } from 'mobx';
import type { Upload } from 'tus-js-client';
import { atApi } from '../../../api/api-base';
import { ApiError, RequestAborted } from '../../../api/api-error';
import {
  abandonContentVideo,
  beginContentVideo,
  describeContentVideo,
  finishContentVideo,
  getVideoLimits,
} from '../../../api/generated/content-items/content-items';
import { NOT_FOUND } from '../../../api/codes';
import { getFilmParameters } from '../../../api/generated/forms/forms';
import type { ContentVideoDto, VideoLimitsDto } from '../../../api/generated/model';
import { loadChunk } from '../../../shared/chunks/load-chunk';
import { Resource } from '../../../shared/data/resource';
import { type FileRejection, rejectionOf } from '../../../shared/upload/file-rule';
import type { ContentItemDraft, ContentItemForm } from './content-item-form';
import { videoFile } from './content-items.constants';
import { boundsOf } from './films/film-bounds';
import type { FilmBounds } from './films/film';
import { FilmStore } from './films/film.store';

const quiet = { skipErrorToast: true };
/** What a bucket takes as a part at least, and below what proxies and the server take at once. */
const PART_BYTES = 5 * 1_024 * 1_024;
/** Between attempts, while the line is bad. */
const RETRY_MS = [0, 1_000, 3_000, 5_000];

/** Something is on its way: another file is chosen after this one was cancelled, and the form waits for it. */
const BUSY: readonly VideoState[] = ['preparing', 'sending', 'checking'];

export type VideoState = 'idle' | 'preparing' | 'sending' | 'paused' | 'checking' | 'refused' | 'failed';

/** The video in the form: which one it is, and the upload of one, which can be paused and taken up again. */
export class VideoStore {
  readonly limits = new Resource<VideoLimitsDto>();
  readonly video = new Resource<ContentVideoDto>();
  readonly film = new FilmStore();
  state: VideoState = 'idle';
  file: File | null = null;
  rejection: FileRejection | null = null;
  error: unknown = null;
  /** From 0 to 1. */
  progress = 0;
  private id = '';
  /** What was made of the file, so that a pause does not make it again. */
  private prepared: File | null = null;
  private upload: Upload | null = null;
  private controller = new AbortController();
  private readonly form: ContentItemForm;

  constructor(form: ContentItemForm) {
    this.form = form;
    makeAutoObservable<this, 'id' | 'prepared' | 'upload' | 'controller' | 'form'>(
      this,
      {
        ...{ limits: false, video: false, film: false },
        ...{ id: false, prepared: false, upload: false, controller: false, form: false },
      },
      { autoBind: true, deep: false },
    );
  }

  get isBusy(): boolean {
    return BUSY.includes(this.state);
  }

  get maxBytes(): number {
    return this.limits.data?.maxBytes ?? 0;
  }

  readonly loadLimits = (): void => {
    void this.limits.load((signal) => getVideoLimits({ ...quiet, signal }));
  };

  /** Whether there may be one, and where the one is that the form names. */
  readonly load = (): void => {
    if (this.limits.data === null) this.loadLimits();
    const { video } = this.form.values;
    if (video === '' || this.video.data?.id === video) return;
    this.video.clear();
    void this.video.load((signal) => describeContentVideo(video, { ...quiet, signal }));
  };

  async start(file: File): Promise<void> {
    this.halt();
    // The same file is taken up again; another one takes its place.
    if (this.file !== file) {
      this.giveUp(this.id);
      this.forget();
    }
    this.file = file;
    this.progress = 0;
    this.rejection = rejectionOf(file, videoFile);
    if (this.rejection === null) await this.resume();
    else this.state = 'refused';
  }

  /** Goes on where the server has it: after a pause, a failure, or a reload with the same file. */
  async resume(): Promise<void> {
    const { file } = this;
    if (file === null) return;
    this.error = null;
    this.controller = new AbortController();
    const { signal } = this.controller;
    try {
      this.prepared ??= await this.prepare(file, signal);
      if (signal.aborted) return;
      if (this.prepared === null) this.state = 'refused';
      else await this.send(this.prepared, signal);
    } catch (error) {
      if (!signal.aborted && !(error instanceof RequestAborted)) this.fail(error);
    }
  }

  readonly pause = (): void => {
    this.halt();
    this.state = 'paused';
  };

  /** Gives the upload up, here and on the server. */
  readonly cancel = (): void => {
    this.halt();
    this.giveUp(this.id);
    this.forget();
  };

  readonly remove = (): void => {
    const { video } = this.form.values;
    this.cancel();
    this.video.clear();
    this.form.change({ video: '' });
    if (video !== this.form.storedOf('video')) this.giveUp(video);
  };

  /** With the form: what was sent for it, finished or not, takes no place any more. */
  readonly discard = (discarded: Pick<ContentItemDraft, 'video'>): void => {
    this.cancel();
    if (discarded.video !== this.form.storedOf('video')) this.giveUp(discarded.video);
  };

  /** What was sent stays on the server. */
  readonly stop = (): void => {
    this.halt();
    this.limits.stop();
    this.video.stop();
  };

  /** The server keeps what a revision names. What cannot be given up now goes after a day. */
  private giveUp(id: string): void {
    if (id !== '') abandonContentVideo(id, quiet).catch(() => undefined);
  }

  private async prepare(file: File, signal: AbortSignal): Promise<File | null> {
    this.state = 'preparing';
    return await this.film.prepare(file, await this.bounds(signal), signal);
  }

  private async bounds(signal: AbortSignal): Promise<FilmBounds> {
    try {
      return boundsOf(await getFilmParameters({ ...quiet, signal }), this.maxBytes);
    } catch (error) {
      if (error instanceof ApiError && error.code === NOT_FOUND) return boundsOf(null, this.maxBytes);
      throw error;
    }
  }

  private async send(file: File, signal: AbortSignal): Promise<void> {
    this.state = 'sending';
    const { name, size, lastModified: modified } = file;
    const { id, address } = await beginContentVideo({ name, size, modified }, { ...quiet, signal });
    const { Upload: TusUpload } = await loadChunk(() => import('tus-js-client'));
    if (signal.aborted) return;
    this.id = id;
    this.upload = new TusUpload(file, {
      uploadUrl: atApi(address),
      chunkSize: PART_BYTES,
      retryDelays: RETRY_MS,
      storeFingerprintForResuming: false,
      onProgress: (sent, total) => {
        this.follow(sent, total);
      },
      onSuccess: () => void this.finish(id, signal),
      onError: (error) => {
        this.fail(error);
      },
    });
    this.upload.start();
  }

  private halt(): void {
    this.controller.abort();
    void this.upload?.abort();
    this.upload = null;
  }

  private forget(): void {
    this.id = '';
    this.prepared = null;
    this.film.forget();
    this.file = null;
    this.rejection = null;
    this.error = null;
    this.state = 'idle';
  }

  private follow(sent: number, total: number): void {
    this.progress = sent / total;
  }

  private async finish(id: string, signal: AbortSignal): Promise<void> {
    this.state = 'checking';
    try {
      const video = await finishContentVideo(id, { ...quiet, signal });
      this.video.replace(video);
      this.form.change({ video: video.id, videoAddress: '' });
      this.forget();
    } catch (error) {
      if (!signal.aborted) this.fail(error);
    }
  }

  private fail(error: unknown): void {
    this.error = error;
    this.state = 'failed';
  }
}
