import { calls } from 'virtual:contract';
import { LogIn } from 'lucide-react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { useWords } from '../../words/words.ts';

/** Leaves for the provider's own sign-in, which comes back to this page. `accountId`: again, for one that is connected. */
export function SignInButton({ kind, accountId }: { kind: 'google' | 'microsoft'; accountId?: string }) {
  const { t } = useWords();
  const begin = useSend(calls.beginCalendarSignIn, []);
  return (
    <Button
      icon={<LogIn size={18} />}
      busy={begin.busy}
      onClick={() =>
        void begin.send({ params: { kind }, body: { accountId } }, { onDone: ({ url }) => location.assign(url) })
      }
    >
      {t(accountId ? 'calendars.signInAgain' : kind === 'google' ? 'calendars.addGoogle' : 'calendars.addMicrosoft')}
    </Button>
  );
}
