import { getContentItem, previewContentBody } from '../../../api/generated/content-items/content-items';
import type { ContentItemDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';

interface Inspected {
  item: ContentItemDto;
  /** Its body. */
  html: string;
}

/** The content of the chosen item, in the revision that is inspected. */
export class InspectedContentStore {
  readonly content = new Resource<Inspected>();
  private id = 0;

  show(id: number): void {
    if (id !== this.id) this.content.clear();
    this.id = id;
    this.load();
  }

  readonly load = (): void => {
    const { id } = this;
    void this.content.load(async (signal) => {
      const options = { signal, skipErrorToast: true };
      const item = await getContentItem(id, options);
      const { body } = item;
      return { item, html: body === '' ? '' : (await previewContentBody({ body }, options)).html };
    });
  };
}
