import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether this element has been scrolled out at the top, below so many pixels that something else covers. */
export function useOutOfView<E extends HTMLElement>(coveredPx: number): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        // A busy browser tells several at once, the oldest first: only the last still holds.
        const now = seen.at(-1);
        setOut(now !== undefined && !now.isIntersecting && now.boundingClientRect.top < coveredPx);
      },
      { rootMargin: `-${coveredPx}px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [coveredPx]);
  return [element, out];
}
