import { useEffect, useEffectEvent } from 'react';

type Pasted = { onFiles: (files: File[]) => void; onText: (text: string) => void };

/** Ctrl+V on the page: a picture or a file from elsewhere, or the words of a confirmation. Fields keep their own. */
export function usePasteAnywhere({ onFiles, onText }: Pasted): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (
      !clipboardData ||
      (target instanceof Element && target.closest('input, textarea, [contenteditable], [role=dialog]'))
    )
      return;
    const files = [...clipboardData.files];
    const text = clipboardData.getData('text/plain');
    if (files.length > 0) onFiles(files);
    else if (text.trim()) onText(text);
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('paste', (event) => paste(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
