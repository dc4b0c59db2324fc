import { Throttle } from '../lib/throttle';
import type { LiveEventName } from './live-event';
import { LiveFollower } from './live-follower';

/** Reloads a page after any of these events, once for a burst of them, and when it is shown again after some. */
export class LiveReload {
  private readonly throttle: Throttle;
  private readonly followers: readonly LiveFollower<LiveEventName>[];

  constructor(names: readonly LiveEventName[], reload: () => void) {
    this.throttle = new Throttle(reload);
    const { schedule } = this.throttle;
    this.followers = names.map((name) => new LiveFollower(name, schedule, schedule));
  }

  /** @returns a function that ends it until the page is shown again */
  start(): () => void {
    const ends = this.followers.map((follower) => follower.start());
    this.throttle.resume();
    return () => {
      for (const end of ends) end();
      this.throttle.pause();
    };
  }
}
