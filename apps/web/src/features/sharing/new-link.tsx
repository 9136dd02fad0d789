import { Copy, Send } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useWords } from '../../words/words.ts';
import css from './share-dialog.module.css';

/** A link that was just made, told once: it is kept nowhere. Null: none yet. */
export function NewLink({ url, name }: { url: string | null; name: string }) {
  const { t } = useWords();
  return (
    <>
      {/* In the page before it speaks, or it would not be heard. */}
      <p role="status" className="only-heard">
        {url && t('sharing.ready')}
      </p>
      {url && <ToldOnce url={url} name={name} />}
    </>
  );
}

function ToldOnce({ url, name }: { url: string; name: string }) {
  const { t } = useWords();
  const copy = useCopy();
  return (
    <div className={css.made}>
      <p className={css.url}>{url}</p>
      <p className={css.quiet}>{t('sharing.once')}</p>
      <div className={css.deeds}>
        <Button variant="primary" icon={<Copy size={18} />} onClick={() => void copy(url, t('sharing.copied'))}>
          {t('sharing.copy')}
        </Button>
        {'share' in navigator && (
          // Closing the system's sheet is a refusal too, and needs no word.
          <Button
            icon={<Send size={18} />}
            onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
          >
            {t('sharing.send')}
          </Button>
        )}
      </div>
    </div>
  );
}
