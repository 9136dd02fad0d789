import { useWords } from '../words/words.ts';
import { toast } from './toast/toast-store.ts';

/** Copies a text and says so: `copy(address, t('shell.addressCopied'))`. */
export function useCopy(): (text: string, said?: string) => Promise<void> {
  const { t } = useWords();
  return async (text, said) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ severity: 'success', title: said ?? t('common.copied'), message: text });
    } catch {
      // Refused by the browser, or a page without TLS.
      toast({ severity: 'warning', title: t('common.copyFailed'), message: text });
    }
  };
}
