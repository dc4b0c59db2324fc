import { listMessagePage } from '../../../api/generated/messages/messages';
import {
  listLatestActivities,
  listMyProjects,
  listMyTeam,
  listProjectAndTeam,
  listVisits,
} from '../../../api/generated/user/user';
import type {
  ActivityDto,
  MembershipFigureDto,
  MessageDto,
  ProjectDto,
  TeamDto,
  VisitsDto,
} from '../../../api/generated/model';
import { LanguageFollower } from '../../../shared/i18n/language-follower';
import type { RequestOptions } from '../../../api/request';
import { Resource } from '../../../shared/data/resource';
import { LiveFollower } from '../../../shared/live-events/live-follower';

/** The notifications in the overview; the message page has all of them. */
export const LATEST_NOTICES = 4;

/** What one card shows, and how it is loaded. */
export class CardSource<Data> {
  readonly resource = new Resource<Data>();
  private readonly fetch: (options: RequestOptions) => Promise<Data>;

  constructor(fetch: (options: RequestOptions) => Promise<Data>) {
    this.fetch = fetch;
  }

  readonly load = (): void => {
    void this.resource.load((signal) => this.fetch({ signal, skipErrorToast: true }));
  };

  /** Loads only what is missing: a hidden page still has its data when it is shown again. */
  start(): void {
    if (!this.resource.isLoaded) this.load();
  }
}

/** Each card loads, fails and retries independently. */
export class InfoStore {
  readonly projects = new CardSource<ProjectDto[]>(listMyProjects);
  readonly teams = new CardSource<TeamDto[]>(listMyTeam);
  readonly activities = new CardSource<ActivityDto[]>(listLatestActivities);
  readonly visits = new CardSource<VisitsDto[]>(listVisits);
  readonly memberships = new CardSource<MembershipFigureDto[]>(listProjectAndTeam);
  readonly notices = new CardSource<MessageDto[]>(async (options) => {
    const { list } = await listMessagePage({ type: 'notice', pageSize: LATEST_NOTICES }, options);
    return list;
  });
  private readonly follower = new LiveFollower('message.created', this.notices.load, this.notices.load);

  private readonly memberFollower = new LiveFollower(
    'group.changed',
    () => {
      this.loadShared();
    },
    () => {
      this.loadShared();
    },
  );

  /** The server writes them in the language of the reader. */
  private readonly language = new LanguageFollower(() => {
    this.activities.load();
    this.notices.load();
  });

  private get sources() {
    const { projects, teams, activities, visits, memberships, notices } = this;
    return [projects, teams, activities, visits, memberships, notices];
  }

  /** @returns ends what is still loading */
  start(): () => void {
    for (const source of this.sources) source.start();
    const unfollows = [this.follower.start(), this.memberFollower.start(), this.language.start()];
    return () => {
      for (const unfollow of unfollows) unfollow();
      for (const { resource } of this.sources) resource.stop();
    };
  }

  private loadShared(): void {
    for (const source of [this.projects, this.teams, this.memberships, this.activities]) source.load();
  }
}
