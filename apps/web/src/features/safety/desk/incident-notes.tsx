import { calls } from 'virtual:contract';
import type { Incident } from '@escale/contract';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../../api/use-send.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { TextArea } from '../../../ui/field/field.tsx';
import { whenHappened } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import css from './desk.module.css';
import { touched } from './desk-queries.ts';

/** What was done, for the other contacts. The traveller sees that there is a note, not what it says. */
export function IncidentNotes({ incident }: { incident: Incident }) {
  const { t, language } = useWords();
  const { send, busy } = useSend(calls.addIncidentNote, touched);
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    void send({ params: { id: incident.id }, body: { text } }, { onDone: () => setText('') });
  };
  return (
    <Card padded aria-labelledby="notes">
      <h3 id="notes" className={css.title}>
        {t('desk.notes')}
      </h3>
      {incident.notes.length > 0 && (
        <ul className={css.notes}>
          {incident.notes.map((note) => (
            <li key={note.id}>
              <p>{note.text}</p>
              <p className={css.kept}>
                {note.by ?? '–'} · {whenHappened(note.at, language)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form className={css.noteForm} onSubmit={submit}>
        <TextArea
          required
          label={t('desk.newNote')}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={busy} disabled={!text.trim()}>
          {t('desk.addNote')}
        </Button>
      </form>
    </Card>
  );
}
