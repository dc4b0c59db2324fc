import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../../shared/ui/feedback/lazy-part';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import styles from './carousel.module.css';

const Carousel = lazyPart(async () => (await import('./carousel')).Carousel);

/** Its code and its pictures are loaded when it comes into view. */
export function CarouselCard() {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || box.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, [isSeen]);

  const placeholder = (
    <div ref={box} className={styles.carousel} aria-busy>
      <Skeleton height="100%" />
    </div>
  );
  return isSeen ? <Carousel placeholder={placeholder} /> : placeholder;
}
