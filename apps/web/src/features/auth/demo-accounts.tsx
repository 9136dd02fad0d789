import type { InteractionDetails } from '@escale/contract';
import { ChevronRight } from 'lucide-react';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { RowList, RowText, rowClass } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { useWords } from '../../words/words.ts';
import css from './sign-in-page.module.css';

type DemoProps = {
  accounts: InteractionDetails['demoAccounts'];
  busy: boolean;
  error: unknown;
  onChoose: (id: string) => void;
};

const roles = {
  traveler: 'auth.traveller',
  agent: 'auth.advisor',
  'safety-contact': 'auth.safetyContact',
} as const;

/** One click away, in the demo only. */
export function DemoAccounts({ accounts, busy, error, onChoose }: DemoProps) {
  const { t } = useWords();
  return (
    <section className={css.demo} aria-labelledby="demo">
      <h2 id="demo" className={css.demoTitle}>
        {t('auth.demo')}
      </h2>
      <p className={css.note}>{t('auth.demoText')}</p>
      {error ? <ErrorState error={error} /> : null}
      <RowList>
        {accounts.map((account) => (
          <li key={account.id}>
            <button type="button" className={rowClass} disabled={busy} onClick={() => onChoose(account.id)}>
              <Avatar name={account.name} size={44} />
              <RowText title={account.name} text={`${t(roles[account.role])} · ${account.about}`} />
              <ChevronRight size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </RowList>
    </section>
  );
}
