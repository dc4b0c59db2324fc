import { Injectable } from '@nestjs/common';

/**
 * Whether the process has been told to stop. It then still accepts requests for `SALA_DRAIN_DELAY_SECONDS`, so that
 * load balancers see that it is no longer ready, and send requests elsewhere.
 */
@Injectable()
export class DrainingService {
  private begun = false;
  private elsewhere = false;

  begin(): void {
    this.begun = true;
  }

  /** At the end of that time: requests that may be retried elsewhere are refused, see passing-on.ts. */
  sendElsewhere(): void {
    this.elsewhere = true;
  }

  get isDraining(): boolean {
    return this.begun;
  }

  get sendsElsewhere(): boolean {
    return this.elsewhere;
  }
}
