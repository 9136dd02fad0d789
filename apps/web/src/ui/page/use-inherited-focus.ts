import { useCallback } from 'react';

let lost = false;

/** Moves the focus to the page's heading. Where there is none yet, or only the hidden one of the page before: to the next one. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  heading?.focus({ preventScroll: true });
  lost = heading === null || document.activeElement !== heading;
}

/**
 * For a heading that takes the place of a skeleton's: had that one the focus, this one gets it, or a screen reader would stand
 * at the top of the document.
 */
export function useInheritedFocus(): (heading: HTMLHeadingElement | null) => (() => void) | undefined {
  return useCallback((heading) => {
    if (!heading) return undefined;
    if (lost && document.activeElement === document.body) heading.focus({ preventScroll: true });
    lost = false;
    // Called while the heading still stands in the page.
    return () => {
      lost = document.activeElement === heading;
    };
  }, []);
}
