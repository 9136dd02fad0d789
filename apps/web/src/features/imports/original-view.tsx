import { Download, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { baseAddress } from '../../api/base-address.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Choice } from '../../ui/choice/choice.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useOnline } from '../../ui/offline/use-online.ts';
import { useWords } from '../../words/words.ts';
import { useImportDoor } from './import-door.ts';
import shared from './imports.module.css';
import css from './paper.module.css';

type Shown = 'html' | 'text';

type OriginalProps = {
  importId: string;
  /** Changes when it was read anew, and other passages are marked. */
  version: number;
  /** The anchor of the passage to lead to. */
  mark: string | null;
  /** How often it was led anywhere: who asks for the same passage again has gone elsewhere meanwhile. */
  looks: number;
  /** Held at the top of a narrow page, so that it stays beside what is being compared with it. */
  onLetGo: () => void;
};

/** What arrived, as it can be shown without running or fetching anything of it, with the passages marked that were read. */
export function OriginalView({ importId, version, mark, looks, onLetGo }: OriginalProps) {
  const { t } = useWords();
  const online = useOnline();
  const [chosen, setChosen] = useState<Shown | null>(null);
  const door = useImportDoor();
  const showable = door.useShowable(importId);
  useStayInSight(mark !== null);
  const card = useComeIntoSight(mark, looks);
  // Passages are marked in the page alone.
  const shown = (mark === null ? chosen : null) ?? (showable === 'text' ? 'text' : 'html');
  const address = (as: Shown | 'file') => `${baseAddress()}${door.originalOf(importId)}?as=${as}`;
  const choices = [
    { value: 'html', label: t('imports.originalPage') },
    { value: 'text', label: t('imports.originalText') },
  ] as const;
  return (
    <Card ref={card} padded className={classNames(css.original, mark !== null && css.held)} aria-labelledby="original">
      <div className={css.originalHead}>
        <h2 id="original" className={shared.heading}>
          {t('imports.original')}
        </h2>
        {mark !== null && (
          <Button variant="plain" icon={<X size={17} />} className={css.letGo} onClick={onLetGo}>
            {t('common.close')}
          </Button>
        )}
        <a href={address('file')} download className={buttonClass({ variant: 'plain' })}>
          <Download size={17} aria-hidden="true" />
          {t('imports.originalFile')}
        </a>
      </div>
      {showable === 'html' && (
        <Choice
          legend={t('imports.original')}
          legendHeard
          value={shown}
          options={choices}
          onChange={(as) => {
            setChosen(as);
            onLetGo();
          }}
        />
      )}
      {online && showable !== null && showable !== 'nothing' && (
        <Paper
          key={`${shown} ${version}`}
          address={`${address(shown)}&v=${version}`}
          title={t('imports.original')}
          mark={mark}
        />
      )}
      {!online && <p className={shared.quiet}>{t('imports.offline')}</p>}
      {showable === 'nothing' ? (
        <p className={shared.quiet}>{t('imports.notShown')}</p>
      ) : (
        <p className={classNames(shared.quiet, css.sandboxed)}>{t('imports.sandboxed')}</p>
      )}
    </Card>
  );
}

/** The page moves as the original takes its place at the top: who is in a field stays there. */
function useStayInSight(held: boolean): void {
  useEffect(() => {
    if (held) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [held]);
}

/** What leads to it may stand above it on a narrow page, where it is not held. */
function useComeIntoSight(mark: string | null, looks: number): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mark !== null && looks > 0) card.current?.scrollIntoView({ block: 'nearest' });
  }, [mark, looks]);
  return card;
}

function Paper({ address, title, mark }: { address: string; title: string; mark: string | null }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    // In the place of what is there: the way back leads to the last page, not to the last passage.
    if (loaded && mark !== null)
      frame.current?.contentWindow?.location.replace(`${new URL(address, location.href).href}#${mark}`);
  }, [address, mark, loaded]);
  return (
    <iframe
      ref={frame}
      className={css.paper}
      src={address}
      title={title}
      sandbox=""
      referrerPolicy="no-referrer"
      onLoad={() => setLoaded(true)}
    />
  );
}
