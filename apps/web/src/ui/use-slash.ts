import { type RefObject, useEffect } from 'react';

/** As in a mail program: the slash leads to the search from anywhere on the page where one is not typing. */
export function useSlash(input: RefObject<HTMLInputElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const look = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest('input, textarea, select, [role="dialog"]');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  }, [input, wanted]);
}
