import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useWords } from '../../words/words.ts';
import css from './imports.module.css';

type Shared = { address: string; file: File };

/** What another app shared with this one, put aside by the service worker: read only when the person says so. */
export function SharedWithUs({ online, send }: { online: boolean; send: (file: File) => Promise<boolean> }) {
  const { t } = useWords();
  const [shared, setShared] = useState<readonly Shared[]>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => void readShared().then(setShared), []);

  async function importAll(): Promise<void> {
    setBusy(true);
    // What could not be sent stays for another try.
    for (const { address, file } of shared) if (await send(file)) await forget([address]);
    setShared(await readShared());
    setBusy(false);
  }

  async function discard(): Promise<void> {
    await forget(shared.map(({ address }) => address));
    setShared([]);
  }

  if (shared.length === 0) return null;
  return (
    <Card padded aria-labelledby="shared">
      <h2 id="shared" className={css.sharedTitle}>
        <Share2 size={18} aria-hidden="true" />
        {t('imports.sharedTitle')}
      </h2>
      <ul>
        {shared.map(({ address, file }) => (
          <li key={address}>
            <bdi>{file.name}</bdi>
          </li>
        ))}
      </ul>
      <div className={css.sharedActions}>
        <Button variant="primary" busy={busy} disabled={!online} onClick={() => void importAll()}>
          {t('imports.sharedImport')}
        </Button>
        <Button variant="plain" disabled={busy} onClick={() => void discard()}>
          {t('imports.sharedDiscard')}
        </Button>
      </div>
    </Card>
  );
}

async function readShared(): Promise<Shared[]> {
  if (!('caches' in globalThis)) return [];
  const aside = await caches.open('shared');
  const answers = await Promise.all(
    (await aside.keys()).map(async ({ url }) => ({ address: url, answer: await aside.match(url) })),
  );
  return Promise.all(
    answers.flatMap(({ address, answer }) => (answer ? [fileIn(answer).then((file) => ({ address, file }))] : [])),
  );
}

async function fileIn(answer: Response): Promise<File> {
  const bytes = await answer.blob();
  return new File([bytes], decodeURIComponent(answer.headers.get('x-name') ?? 'shared'), { type: bytes.type });
}

async function forget(addresses: readonly string[]): Promise<void> {
  const aside = await caches.open('shared');
  await Promise.all(addresses.map((address) => aside.delete(address)));
}
