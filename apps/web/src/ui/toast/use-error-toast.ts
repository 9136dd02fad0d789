import { isRefusal } from '../../api/problem.ts';
import { useWords } from '../../words/words.ts';
import { errorText } from '../error/error-text.ts';
import { toast } from './toast-store.ts';

/** For `onError`: says that it failed and why. `title` names what failed where that is known. */
export function useErrorToast(title?: string): (error: unknown) => void {
  const { t } = useWords();
  return (error) => {
    // They were asked to confirm that it is they, and chose not to: they know.
    if (isRefusal(error, 'session.step-up-needed')) return;
    toast({ severity: 'danger', title: title ?? t('errors.occurred'), message: errorText(error, t), durationMs: 5000 });
  };
}
