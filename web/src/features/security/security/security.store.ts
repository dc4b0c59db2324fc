import type { OwnSessionDto, SecurityDto } from '../../../api/generated/model';
import {
  endOtherSessions,
  endSession,
  getSecurity,
  listSessions,
} from '../../../api/generated/security/security';
import { Resource } from '../../../shared/data/resource';
import type { PageSize } from '../../../shared/data/list-limits';
import { PagedList } from '../../../shared/lists/paged-list';

export interface SessionsQuery {
  current: number;
  pageSize: PageSize;
}

const quiet = { skipErrorToast: true };

/** How the account is secured, and where it is signed in. */
export class SecurityStore {
  readonly settings = new Resource<SecurityDto>();
  readonly sessions = new PagedList<OwnSessionDto, SessionsQuery>((query, signal) =>
    listSessions(query, { ...quiet, signal }),
  );

  readonly load = async (): Promise<void> => {
    await this.settings.load((signal) => getSecurity({ ...quiet, signal }));
  };

  /** @throws ApiError */
  readonly endSession = async (id: string): Promise<void> => {
    await endSession(id, quiet);
    await this.sessions.refresh();
  };

  /** @throws ApiError */
  readonly endOtherSessions = async (): Promise<void> => {
    await endOtherSessions(quiet);
    await this.sessions.refresh();
  };

  readonly stop = (): void => {
    this.settings.stop();
    this.sessions.stop();
  };
}
