import { type FormEvent, useState } from 'react';
import { baseAddress, resetBaseAddress, setBaseAddress } from '../api/base-address.ts';
import { Button } from '../ui/button/button.tsx';
import { TextField } from '../ui/field/field.tsx';
import { useWords } from '../words/words.ts';
import { serverIn } from './rules/server-in.ts';
import css from './sign-in-screen.module.css';

/** Which server this app speaks to: the one that it was built for, or a company's own. */
export function ServerForm({ onDone }: { onDone: () => void }) {
  const { t } = useWords();
  const [text, setText] = useState(baseAddress());
  const [wrong, setWrong] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const server = serverIn(text);
    setWrong(server === null);
    if (server === null) return;
    setBaseAddress(server);
    onDone();
  }

  function reset(): void {
    resetBaseAddress();
    setText(baseAddress());
    onDone();
  }

  return (
    <form className={css.deeds} onSubmit={submit} noValidate>
      <TextField
        label={t('native.server')}
        hint={t('native.serverHint')}
        error={wrong ? t('native.serverWrong') : undefined}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" wide>
        {t('common.save')}
      </Button>
      <Button variant="plain" onClick={reset}>
        {t('native.standardServer')}
      </Button>
    </form>
  );
}
