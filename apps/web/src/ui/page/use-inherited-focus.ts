import { useCallback } from 'react';

let lost = false;

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
