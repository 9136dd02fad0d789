import { calls } from 'virtual:contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';

/** Back from a provider: its code is handed to the server once, and taken out of the address. */
export function FinishSignIn() {
  const { t } = useWords();
  const { state, code, error } = useSearch({ from: '/inside/profile/calendars' });
  const navigate = useNavigate();
  const { send } = useSend(calls.finishCalendarSignIn, [calls.listCalendars]);
  const done = useRef(false);

  useEffect(() => {
    if (done.current || (!code && !error)) return;
    done.current = true;
    void navigate({ to: '/profile/calendars', search: {}, replace: true });
    if (error)
      toast({
        severity: 'warning',
        title: t('calendars.signInCancelled'),
        message: t('calendars.signInCancelledText'),
      });
    else if (state && code) void send({ body: { state, code } });
  }, [state, code, error, navigate, send, t]);

  return null;
}
