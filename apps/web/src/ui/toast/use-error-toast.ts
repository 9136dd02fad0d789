import { useWords } from '../../words/words.ts';
import { errorText } from '../error/error-text.ts';
import { toast } from './toast-store.ts';

/** For `onError`: says that it failed and why. `title` names what failed where that is known. */
export function useErrorToast(title?: string): (error: unknown) => void {
  const { t } = useWords();
  return (error) => {
    toast({ severity: 'danger', title: title ?? t('errors.occurred'), message: errorText(error, t), durationMs: 5000 });
  };
}
