import {
  compareContentRevisions,
  createContentPreview,
  getContentRevision,
  listPreviewSites,
  listContentRevisions,
  previewContentBody,
} from '../../../api/generated/content-items/content-items';
import type {
  ContentComparisonDto,
  ContentHtmlDto,
  ContentPreviewLinkDto,
  ContentRevisionDto,
  ContentRevisionListItemDto,
  PreviewSitesDto,
} from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { PagedList } from '../../../shared/lists/paged-list';
import type { PageQuery } from '../../../shared/lists/page-query';

/** What an item says and said: its body, the list of its revisions, an open one, and what differs between two. */
export class ContentRevisionsStore {
  readonly list: PagedList<ContentRevisionListItemDto, PageQuery>;
  readonly body = new Resource<ContentHtmlDto>();
  readonly open = new Resource<ContentRevisionDto>();
  readonly comparison = new Resource<ContentComparisonDto>();
  /** Where a revision is shown as a child sees it, for an hour. */
  readonly preview = new Resource<ContentPreviewLinkDto>();
  /** The sites that can show it as well. */
  readonly sites = new Resource<PreviewSitesDto>();
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
    this.list = new PagedList((query, signal) =>
      listContentRevisions(id, query, { signal, skipErrorToast: true }),
    );
  }

  /** The body of the item as a child reads it. Revisions are not shown to everyone who reads it. */
  render(body: string): void {
    void this.body.load((signal) => previewContentBody({ body }, { signal, skipErrorToast: true }));
  }

  read(number: number): void {
    if (this.open.data?.number !== number) this.open.clear();
    void this.open.load((signal) => getContentRevision(this.id, number, { signal, skipErrorToast: true }));
  }

  findSites(): void {
    void this.sites.load((signal) => listPreviewSites({ signal, skipErrorToast: true }));
  }

  /** @returns undefined if there is none; the error was shown */
  async link(number: number): Promise<ContentPreviewLinkDto | undefined> {
    this.preview.clear();
    await this.preview.load((signal) => createContentPreview(this.id, number, { signal }));
    return this.preview.data ?? undefined;
  }

  compare(from: number, to: number): void {
    const { data } = this.comparison;
    if (data?.from !== from || data.to !== to) this.comparison.clear();
    void this.comparison.load((signal) =>
      compareContentRevisions(this.id, { from, to }, { signal, skipErrorToast: true }),
    );
  }

  readonly stop = (): void => {
    this.list.stop();
    this.body.stop();
    this.open.stop();
    this.comparison.stop();
    this.preview.stop();
    this.sites.stop();
  };
}
