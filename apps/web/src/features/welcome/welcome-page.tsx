import { calls } from 'virtual:contract';
import { useNavigate } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useUserApi } from '../../api/user-api.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo/logo.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useWords } from '../../words/words.ts';
import { useAccount } from '../account/account-queries.ts';
import { ForwardDrawing, PrivateDrawing, ReadyDrawing } from './drawings.tsx';
import css from './welcome-page.module.css';

const slides = [
  { title: 'welcome.forward', text: 'welcome.forwardText', Drawing: ForwardDrawing },
  { title: 'welcome.ready', text: 'welcome.readyText', Drawing: ReadyDrawing },
  { title: 'welcome.private', text: 'welcome.privateText', Drawing: PrivateDrawing },
] as const;

/** Three slides after the first sign-in, for thumbs and for keys. Skipped or seen, they never come again on any device. */
export function WelcomePage() {
  const { t } = useWords();
  const api = useUserApi();
  const navigate = useNavigate();
  const track = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState(0);
  const last = at === slides.length - 1;

  useEffect(() => {
    document.title = `${t('welcome.slides')} · Escale`;
  }, [t]);

  function leave(): void {
    // Not waited for: nobody should stand before a slide because the network is slow. At worst it comes once more.
    void api.send(calls.clearOnboarding, { body: { state: 'cleared' } }).catch(() => undefined);
    void navigate({ to: '/', replace: true });
  }

  function go(to: number): void {
    const slide = track.current?.children[to];
    slide?.scrollIntoView({ inline: 'start', block: 'nearest' });
    slide?.querySelector('h2')?.focus({ preventScroll: true });
  }

  return (
    <main className={css.page} aria-label={t('welcome.slides')}>
      <header className={css.head}>
        <Logo size={36} />
        <h1 className="only-heard">{t('welcome.slides')}</h1>
        <Button variant="plain" onClick={leave}>
          {t('welcome.skip')}
        </Button>
      </header>
      <ol
        ref={track}
        className={css.track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {slides.map(({ title, text, Drawing }, index) => (
          <li key={title} className={css.slide}>
            <Drawing />
            <h2 tabIndex={-1} className={css.title}>
              {t(title)}
            </h2>
            <p className={css.text}>{t(text)}</p>
            {index === 0 && <CopyAddress />}
          </li>
        ))}
      </ol>
      <footer className={css.foot}>
        <p className={css.dots}>
          <span className="only-heard">{t('welcome.of', { number: at + 1, total: slides.length })}</span>
          {slides.map(({ title }, index) => (
            <span key={title} aria-hidden="true" className={classNames(css.dot, index === at && css.here)} />
          ))}
        </p>
        <Button variant="primary" wide onClick={() => (last ? leave() : go(at + 1))}>
          {t(last ? 'welcome.start' : 'welcome.next')}
        </Button>
      </footer>
    </main>
  );
}

function CopyAddress() {
  const { t } = useWords();
  const copy = useCopy();
  const address = useAccount().data?.importAddress;
  return (
    <div className={css.address}>
      <code>{address ?? '…'}</code>
      <Button
        variant="soft"
        icon={<Copy size={17} />}
        disabled={!address}
        onClick={() => address && copy(address, t('shell.addressCopied'))}
      >
        {t('welcome.copyAddress')}
      </Button>
    </div>
  );
}
