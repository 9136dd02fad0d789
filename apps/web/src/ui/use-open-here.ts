import { type RefObject, useEffect, useRef } from 'react';

/** The page opens with this element at the top, unless the reader is already somewhere (Back brings one to where one was). */
export function useOpenHere<E extends HTMLElement>(wanted: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!wanted) return;
    // After the router has put the page to its top, or to where it was left.
    const handle = setTimeout(() => {
      if (window.scrollY === 0) element.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    }, 60);
    return () => clearTimeout(handle);
  }, [wanted]);
  return element;
}
