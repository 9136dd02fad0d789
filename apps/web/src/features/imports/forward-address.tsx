import { Copy } from 'lucide-react';
import { Breakable } from '../../ui/breakable/breakable.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useWords } from '../../words/words.ts';
import { useAccount } from '../account/account-queries.ts';
import shared from './imports.module.css';
import css from './imports-page.module.css';

export function ForwardAddress() {
  const { t } = useWords();
  const copy = useCopy();
  const address = useAccount().data?.importAddress;
  if (!address) return null;
  return (
    <div className={css.forward}>
      <p className={shared.quiet}>{t('imports.forward')}</p>
      <p className={shared.address}>
        <Breakable address={address} />
      </p>
      <Button variant="plain" icon={<Copy size={16} />} onClick={() => void copy(address, t('imports.copied'))}>
        {t('imports.copyAddress')}
      </Button>
    </div>
  );
}
