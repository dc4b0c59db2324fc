import { previewContentBody } from '../../../api/generated/content-items/content-items';
import type { ContentHtmlDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';

/** Writing pauses so long before the preview is asked for. */
const PAUSE_MS = 400;

/** The body as the server renders it, while it is written. */
export class ContentBodyPreviewStore {
  readonly rendered = new Resource<ContentHtmlDto>();
  private body: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  follow(body: string): void {
    clearTimeout(this.timer);
    const isFirst = this.body === null;
    this.body = body;
    if (body.trim() === '') this.rendered.clear();
    else this.timer = setTimeout(this.load, isFirst ? 0 : PAUSE_MS);
  }

  readonly load = (): void => {
    const { body } = this;
    if (body === null) return;
    void this.rendered.load((signal) => previewContentBody({ body }, { signal, skipErrorToast: true }));
  };

  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.body = null;
    this.rendered.stop();
  };
}
