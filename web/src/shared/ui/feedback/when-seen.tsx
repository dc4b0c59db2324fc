import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How much of the placeholder has to be in view. */
const PART = 0.2;

interface Props {
  /** As large as the content, so that nothing jumps. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Renders its content when somebody scrolls to it: until then neither its code nor its data is loaded. */
export function WhenSeen({ placeholder, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || box.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: PART },
    );
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, [isSeen]);
  return isSeen ? (
    children
  ) : (
    <div ref={box} data-unseen="">
      {placeholder}
    </div>
  );
}
