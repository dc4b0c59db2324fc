import { lazyPart } from '../../../../shared/ui/feedback/lazy-part';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { WhenSeen } from '../../../../shared/ui/feedback/when-seen';
import styles from './carousel.module.css';

const Carousel = lazyPart(async () => (await import('./carousel')).Carousel);

/** Its code and its pictures are loaded when it comes into view. */
export function CarouselCard() {
  const placeholder = (
    <div className={styles.carousel} aria-busy>
      <Skeleton height="100%" />
    </div>
  );
  return (
    <WhenSeen placeholder={placeholder}>
      <Carousel placeholder={placeholder} />
    </WhenSeen>
  );
}
