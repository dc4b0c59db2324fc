import { getBillingSummary } from '../../../../api/generated/billing/billing';
import type { BillingSummaryDto, WaitingDto } from '../../../../api/generated/model';
import { listWaiting } from '../../../../api/generated/workplace/workplace';
import { Resource } from '../../../../shared/data/resource';
import { LanguageFollower } from '../../../../shared/i18n/language-follower';
import { Throttle } from '../../../../shared/lib/throttle';
import { liveEvents } from '../../../../shared/live-events/live-events.store';

/**
 * What waits for the person, and the balance: asked again after every live event that may change them, and in another
 * language, because the server names the services and todos.
 */
export class NeedsStore {
  readonly waiting = new Resource<WaitingDto>();
  readonly billing = new Resource<BillingSummaryDto>();
  private readonly throttle = new Throttle(() => {
    this.load();
  });

  private readonly language = new LanguageFollower(() => {
    this.loadWaiting();
  });

  /** Asks again, also when the page is shown again. @returns a function that ends following changes */
  readonly start = (): (() => void) => {
    this.load();
    const changed = this.throttle.schedule;
    const ends = [
      liveEvents.on('accountRequest.changed', changed),
      liveEvents.on('application.changed', changed),
      liveEvents.on('card.changed', changed),
      liveEvents.on('certificationReview.changed', changed),
      liveEvents.on('contentItem.changed', changed),
      liveEvents.on('enquiry.changed', changed),
      liveEvents.on('ledger.changed', changed),
      liveEvents.on('message.created', changed),
      liveEvents.on('message.read', changed),
      liveEvents.on('message.removed', changed),
      liveEvents.on('message.updated', changed),
      liveEvents.on('parameters.changed', changed),
      liveEvents.on('studio.changed', changed),
      liveEvents.onGap(changed),
      this.language.start(),
    ];
    return () => {
      for (const end of ends) end();
      this.throttle.cancel();
      this.waiting.stop();
      this.billing.stop();
    };
  };

  readonly load = (): void => {
    this.loadWaiting();
    this.loadBilling();
  };

  readonly loadWaiting = (): void => {
    void this.waiting.load((signal) => listWaiting({ signal, skipErrorToast: true }));
  };

  readonly loadBilling = (): void => {
    void this.billing.load((signal) => getBillingSummary({ signal, skipErrorToast: true }));
  };
}
