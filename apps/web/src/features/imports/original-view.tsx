import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { baseAddress } from '../../api/base-address.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useOnline } from '../../ui/offline/offline-banner.tsx';
import { useWords } from '../../words/words.ts';
import css from './imports.module.css';

type Shown = 'html' | 'text';

/** What arrived, as it can be shown without running or fetching anything of it. */
export function OriginalView({ importId }: { importId: string }) {
  const { t } = useWords();
  const online = useOnline();
  const [chosen, setChosen] = useState<Shown | null>(null);
  const { data: hasPage, isPending } = useHasPage(importId);
  const shown = chosen ?? (hasPage ? 'html' : 'text');
  const address = (as: Shown | 'file') =>
    `${baseAddress()}${calls.getImportOriginal.path.replace('{id}', importId)}?as=${as}`;
  const choices = [
    ['html', t('imports.originalPage')],
    ['text', t('imports.originalText')],
  ] as const;
  return (
    <Card padded className={css.original} aria-labelledby="original">
      <div className={css.originalHead}>
        <h2 id="original" className={css.heading}>
          {t('imports.original')}
        </h2>
        <a href={address('file')} download className={buttonClass({ variant: 'plain' })}>
          <Download size={17} aria-hidden="true" />
          {t('imports.originalFile')}
        </a>
      </div>
      {hasPage && (
        <fieldset className={css.switch}>
          <legend className="only-heard">{t('imports.original')}</legend>
          {choices.map(([as, label]) => (
            <label key={as}>
              <input
                type="radio"
                name="original"
                className="only-heard"
                checked={shown === as}
                onChange={() => setChosen(as)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {online && !isPending && (
        <iframe
          key={shown}
          className={css.paper}
          src={address(shown)}
          title={t('imports.original')}
          sandbox=""
          referrerPolicy="no-referrer"
        />
      )}
      {!online && <p className={css.quiet}>{t('imports.offline')}</p>}
      <p className={css.quiet}>{t('imports.sandboxed')}</p>
    </Card>
  );
}

/** A plain text has no page of its own: the answer is empty, and the text is shown instead. */
function useHasPage(importId: string) {
  const api = useUserApi();
  return useQuery({
    queryKey: [calls.getImportOriginal.path, { id: importId }, 'has-page'],
    queryFn: async () => {
      const page = await api.send(calls.getImportOriginal, { params: { id: importId }, query: { as: 'html' } });
      return page.size > 0;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
