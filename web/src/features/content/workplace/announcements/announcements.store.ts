import { listAnnouncements } from '../../../../api/generated/announcements/announcements';
import type { AnnouncementDto } from '../../../../api/generated/model';
import { Resource } from '../../../../shared/data/resource';
import { LiveFollower } from '../../../../shared/live-events/live-follower';
import { LATEST } from './announcements.constants';

/** The latest announcements. */
export class AnnouncementsStore {
  readonly latest = new Resource<AnnouncementDto[]>();
  private readonly live = new LiveFollower(
    'announcement.changed',
    () => {
      this.load();
    },
    () => {
      this.load();
    },
  );

  /** @returns a function that ends following changes */
  readonly start = (): (() => void) => {
    if (!this.latest.isLoaded) this.load();
    const end = this.live.start();
    return () => {
      end();
      this.latest.stop();
    };
  };

  readonly load = (): void => {
    void this.latest.load(async (signal) => {
      const { list } = await listAnnouncements({ pageSize: LATEST }, { signal, skipErrorToast: true });
      return list;
    });
  };
}
