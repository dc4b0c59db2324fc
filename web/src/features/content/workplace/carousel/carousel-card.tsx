import { lazyPart } from '../../../../shared/ui/feedback/lazy-part';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import styles from './carousel.module.css';

const Carousel = lazyPart(async () => (await import('./carousel')).Carousel);

/** Its code and its pictures come after the figures. */
export function CarouselCard() {
  return (
    <Carousel
      placeholder={
        <div className={styles.carousel} aria-busy>
          <Skeleton height="100%" />
        </div>
      }
    />
  );
}
