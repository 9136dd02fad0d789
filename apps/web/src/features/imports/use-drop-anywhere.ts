import { useEffect, useEffectEvent, useState } from 'react';

/** Files may be dropped anywhere on the page. Returns whether some are being held over it. */
export function useDropAnywhere(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    // A drop zone has taken it already.
    if (event.defaultPrevented || !holdsFiles(event)) return;
    event.preventDefault();
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(
      'dragover',
      (event) => {
        if (!holdsFiles(event)) return;
        // Without this the browser would open the file in place of the app.
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal });
    addEventListener('drop', (event) => drop(event), { signal });
    return () => listening.abort();
  }, []);
  return over;
}

function holdsFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}
