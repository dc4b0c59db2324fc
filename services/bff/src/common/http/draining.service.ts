import { Injectable } from '@nestjs/common';

/**
 * Whether the process has been told to stop. It then still accepts requests for `SALA_DRAIN_DELAY_SECONDS`, so that
 * whoever sends them can see that it is not ready any more, and go elsewhere.
 */
@Injectable()
export class DrainingService {
  private begun = false;
  private elsewhere = false;

  begin(): void {
    this.begun = true;
  }

  /** At the end of that time: what may be passed on is turned away, see passing-on.ts. */
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
