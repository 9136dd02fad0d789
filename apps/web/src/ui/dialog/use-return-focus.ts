import { useRef } from 'react';

/**
 * For the content of a dialog that is opened by state and not by a trigger of its own: without one Radix would leave the
 * keyboard at the top of the page. `<Radix.Content {...useReturnFocus()}>`
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
