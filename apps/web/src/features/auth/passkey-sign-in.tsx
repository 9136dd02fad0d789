import type { InteractionStep } from '@escale/contract';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { errorText } from '../../ui/error/error-text.ts';
import { Or } from '../../ui/or/or.tsx';
import { useWords } from '../../words/words.ts';
import { askPasskey, canOfferPasskeys, canUsePasskeys, isTurnedAway } from '../security/web-authn.ts';
import type { interactionOf } from './interaction.ts';
import css from './sign-in-page.module.css';

type PasskeyProps = { interaction: ReturnType<typeof interactionOf>; onNext: (next: string) => void };

/** Signs in with a passkey: by the button, or by what the browser offers in the field for the e-mail address. */
export default function PasskeySignIn({ interaction, onNext }: PasskeyProps) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  async function signIn(quietly: boolean): Promise<void> {
    const question = await interaction.passkeyQuestion();
    const answer = await askPasskey(question, { quietly });
    const { next, problem } = await interaction.answerPasskey(answer);
    if (next) return onNext(next);
    setWrong(t(sayProblem(problem)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, when the page opens
  useEffect(() => {
    // What goes wrong with a mere offer is nobody's concern: the button and the code are there.
    void canOfferPasskeys()
      .then((can) => (can ? signIn(true) : undefined))
      .catch(() => undefined);
  }, []);

  async function press(): Promise<void> {
    setBusy(true);
    setWrong(null);
    try {
      await signIn(false);
    } catch (error) {
      if (!isTurnedAway(error)) setWrong(errorText(error, t));
    } finally {
      setBusy(false);
    }
  }

  if (!canUsePasskeys()) return null;
  return (
    <div className={css.passkey}>
      <Or>{t('auth.or')}</Or>
      <Button wide icon={<KeyRound size={18} />} busy={busy} onClick={() => void press()}>
        {t('auth.passkey')}
      </Button>
      <p role="alert" className={css.refused} hidden={!wrong}>
        {wrong}
      </p>
    </div>
  );
}

function sayProblem(problem: InteractionStep['problem']) {
  return problem === 'too-many' ? 'auth.tooMany' : 'auth.passkeyRefused';
}
