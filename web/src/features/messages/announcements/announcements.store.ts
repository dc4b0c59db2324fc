import {
  createAnnouncement,
  editAnnouncement,
  getAnnouncement,
  listAnnouncements,
  removeAnnouncement,
  restoreAnnouncement,
} from '../../../api/generated/announcements/announcements';
import type { AnnouncementDto, WriteAnnouncementDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { FormStore } from '../../../shared/forms/form.store';
import { MergingStore } from '../../../shared/forms/merging.store';
import { Throttle } from '../../../shared/lib/throttle';
import { paramsOf } from '../../../shared/lists/filters';
import { PagedList } from '../../../shared/lists/paged-list';
import { LiveFollower } from '../../../shared/live-events/live-follower';
import { type AnnouncementDraft, draftOf, problemsOf, requestOf } from './announcement-draft';
import type { AnnouncementsQuery } from './announcements-view';

const quiet = { skipErrorToast: true };

export interface Saved {
  request: WriteAnnouncementDto;
  /** Null for a new one. */
  undo: (() => Promise<void>) | null;
}

/** A page of announcements, and the one that is open. */
export class AnnouncementsStore {
  readonly list = new PagedList<AnnouncementDto, AnnouncementsQuery>((query, signal) =>
    listAnnouncements(paramsOf(query), { ...quiet, signal }),
  );
  readonly opened = new Resource<AnnouncementDto>();
  private openedId = 0;
  private readonly throttle = new Throttle(() => void this.list.refresh());
  private readonly live = new LiveFollower(
    'announcement.changed',
    ({ id, action, version }) => {
      this.throttle.schedule();
      if (id !== this.openedId || action === 'remove') return;
      const { data } = this.opened;
      // Without data, the answer on its way may be older.
      if (data === null || data.version < version) this.loadOpened(id);
    },
    () => {
      this.throttle.schedule();
    },
  );

  /** @returns a function that ends following changes */
  readonly follow = (): (() => void) => {
    const end = this.live.start();
    this.throttle.resume();
    return () => {
      end();
      this.throttle.pause();
      this.list.stop();
      this.opened.stop();
    };
  };

  /** Shows a listed one at once, and asks the server for any other. */
  readonly open = (id: number): void => {
    this.openedId = id;
    if (this.opened.data?.id !== id) this.opened.clear();
    const listed = this.list.rows.find((row) => row.id === id);
    if (listed !== undefined && this.opened.data === null) this.opened.replace(listed);
    else this.loadOpened(id);
  };

  private loadOpened(id: number): void {
    void this.opened.load((signal) => getAnnouncement(id, { ...quiet, signal }));
  }

  /** The form of a new announcement, or of one that others may edit meanwhile. */
  formOf(announcement: AnnouncementDto | null): MergingStore<AnnouncementDraft, Saved> {
    let before = announcement;
    const form = new FormStore<AnnouncementDraft, Saved>({
      stored: draftOf(announcement),
      ...(announcement && { version: announcement.version }),
      problemsOf,
      send: async (draft, { idempotencyKey }) => {
        const request = requestOf(draft);
        if (before === null) await this.create(request, idempotencyKey);
        return { request, undo: before && (await this.edit(before, request)) };
      },
    });
    return new MergingStore(form, async () => {
      before = await getAnnouncement(announcement?.id ?? 0, quiet);
      return { values: draftOf(before), version: before.version };
    });
  }

  private async create(draft: WriteAnnouncementDto, idempotencyKey: string): Promise<void> {
    await createAnnouncement(draft, { ...quiet, idempotencyKey });
    await this.list.refresh();
  }

  /** @returns undoes it */
  private async edit(
    before: AnnouncementDto,
    { kind, texts }: WriteAnnouncementDto,
  ): Promise<() => Promise<void>> {
    const { id, version } = await editAnnouncement(
      before.id,
      { kind, texts, version: before.version },
      quiet,
    );
    await this.list.refresh();
    return async () => {
      await editAnnouncement(id, { kind: before.kind, texts: before.texts, version });
      await this.list.refresh();
    };
  }

  /**
   * @returns undoes it
   * @throws ApiError
   */
  async remove({ id, version }: AnnouncementDto): Promise<() => Promise<void>> {
    const removed = await removeAnnouncement(id, { version });
    await this.list.refresh();
    return async () => {
      await restoreAnnouncement(id, { version: removed.version });
      await this.list.refresh();
    };
  }
}
