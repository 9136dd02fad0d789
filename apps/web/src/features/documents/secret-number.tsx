import { calls } from 'virtual:contract';
import { Copy, Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isRefusal } from '../../api/problem.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { IconButton } from '../../ui/button/button.tsx';
import { useErrorToast } from '../../ui/toast/use-error-toast.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { useWords } from '../../words/words.ts';
import css from './documents.module.css';

type NumberProps = { documentId: string; masked: string; online: boolean };

/** Long enough to fill in a form, short enough for a phone that was left on a table. */
const shownForMs = 60_000;

/** A number in part; the whole of it after a fresh proof, for a minute, and never among the copies on the device. */
export function SecretNumber({ documentId, masked, online }: NumberProps) {
  const { t } = useWords();
  const api = useUserApi();
  const copy = useCopy();
  const failed = useErrorToast();
  const [number, setNumber] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (number === null) return;
    const hide = () => setNumber(null);
    const timer = setTimeout(hide, shownForMs);
    // A page that is put away shows nothing in the list of open apps.
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [number]);

  async function show(): Promise<void> {
    setBusy(true);
    try {
      const secrets = await api.send(calls.getDocumentSecrets, { params: { id: documentId } });
      setNumber(secrets.number ?? '');
    } catch (error) {
      // Whoever closed the question knows why nothing is shown.
      if (!isRefusal(error, 'session.step-up-needed')) failed(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <span className={css.secret}>
      <span className={css.digits} aria-live="polite">
        {number ?? masked}
      </span>
      {number === null ? (
        <IconButton label={t('documents.showNumber')} disabled={!online || busy} onClick={() => void show()}>
          <Eye size={19} aria-hidden="true" />
        </IconButton>
      ) : (
        <>
          <IconButton label={t('documents.copyNumber')} onClick={() => copy(number, t('documents.numberCopied'))}>
            <Copy size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('documents.hideNumber')} onClick={() => setNumber(null)}>
            <EyeOff size={19} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </span>
  );
}
