import { calls } from 'virtual:contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useUserApi } from '../../api/user-api.tsx';
import { Button } from '../../ui/button/button.tsx';
import { errorText } from '../../ui/error/error-text.ts';
import { Or } from '../../ui/or/or.tsx';
import { useWords } from '../../words/words.ts';
import css from './proof.module.css';

export function ProofByPasskey({ onProven }: { onProven: () => void }) {
  const { t } = useWords();
  const api = useUserApi();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  async function prove(): Promise<void> {
    setBusy(true);
    setWrong(null);
    const { askPasskey, isTurnedAway } = await import('../security/web-authn.ts');
    try {
      const answer = await askPasskey(await api.send(calls.startPasskeyProof, {}));
      const { provenUntil } = await api.send(calls.prove, { body: { passkey: answer as never } });
      if (provenUntil) return onProven();
      setWrong(t('proof.passkeyRefused'));
    } catch (error) {
      if (!isTurnedAway(error)) setWrong(errorText(error, t));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={css.stack}>
      <Button variant="primary" wide icon={<KeyRound size={18} />} busy={busy} onClick={() => void prove()}>
        {t('proof.passkey')}
      </Button>
      <p role="alert" className={css.wrong} hidden={!wrong}>
        {wrong}
      </p>
      <Or>{t('proof.or')}</Or>
    </div>
  );
}
