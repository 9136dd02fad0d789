import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useWords } from '../../words/words.ts';
import css from './imports-page.module.css';
import { forgetShared, putAside, readShared, type SharedFile, whenShared } from './shared-files.ts';

/** What another app shared with this one, put aside: read only when the person says so. */
export function SharedWithUs({ online, send }: { online: boolean; send: (file: File) => Promise<boolean> }) {
  const { t } = useWords();
  const [shared, setShared] = useState<readonly SharedFile[]>([]);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const look = () => void readShared().then(setShared);
    look();
    takeOpenedFiles();
    return whenShared(look);
  }, []);

  async function importAll(): Promise<void> {
    setBusy(true);
    // What could not be sent stays for another try.
    for (const { address, file } of shared) if (await send(file)) await forgetShared([address]);
    setShared(await readShared());
    setBusy(false);
  }

  async function discard(): Promise<void> {
    await forgetShared(shared.map(({ address }) => address));
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

type LaunchQueue = { setConsumer: (consume: (launch: { files?: readonly FileSystemFileHandle[] }) => void) => void };

/** Files opened with the installed app on a desktop (the manifest's `file_handlers`). */
function takeOpenedFiles(): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void Promise.all(files.map((handle) => handle.getFile())).then(putAside);
  });
}
