import { Injectable } from '@nestjs/common';

/**
 * Whether the process has been told to stop. It then still accepts requests for `SALA_DRAIN_DELAY_SECONDS`, so that
 * whoever sends them can see that it is not ready any more, and go elsewhere.
 */
@Injectable()
export class DrainingService {
  private begun = false;

  begin(): void {
    this.begun = true;
  }

  get isDraining(): boolean {
    return this.begun;
  }
}
