import { calls } from 'virtual:contract';
import { UserPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isRefusal } from '../../../api/problem.ts';
import { useSend } from '../../../api/use-send.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmailField } from '../../../ui/field/email-field.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { isEmail } from '../../../ui/field/is-email.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import { tripReads } from '../trip-queries.ts';
import css from './travelers-tab.module.css';

export function AddTraveler({ tripId }: { tripId: string }) {
  const { t } = useWords();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [thereAlready, setThereAlready] = useState(false);
  const { send, busy } = useSend(calls.addTraveler, tripReads);
  const fault = email.trim() === '' ? t('common.required') : !isEmail(email) && t('errors.email');

  const add = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault) return;
    void send(
      { params: { id: tripId }, body: { email: email.trim(), ...(name.trim() && { name: name.trim() }) } },
      {
        onDone: () => {
          setEmail('');
          setName('');
          setTried(false);
          toast({ severity: 'success', title: t('trips.travelerAdded') });
        },
        onRefused: (error) => {
          if (!isRefusal(error, 'traveler.already-there')) return false;
          setThereAlready(true);
          return true;
        },
      },
    );
  };
  return (
    <Card padded aria-labelledby="add-traveler">
      <h2 id="add-traveler" className={css.heading}>
        {t('trips.addTraveler')}
      </h2>
      <form className={css.form} onSubmit={add} noValidate>
        <EmailField
          label={t('trips.travelerEmail')}
          value={email}
          error={(tried && fault) || (thereAlready && t('trips.travelerThere'))}
          onChange={(event) => {
            setEmail(event.target.value);
            setThereAlready(false);
          }}
        />
        <TextField
          label={t('trips.travelerName')}
          autoComplete="off"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <p className={css.why}>{t('trips.travelerStatement')}</p>
        <Button variant="primary" type="submit" busy={busy} icon={<UserPlus size={18} />}>
          {t('trips.addTraveler')}
        </Button>
      </form>
    </Card>
  );
}
