import { calls } from 'virtual:contract';
import type { OwnEmail } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical, Mail, Plus, Star, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { useSend } from '../../api/use-send.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Card, RowText } from '../../ui/card/card.tsx';
import { InsetRow, InsetRows } from '../../ui/card/inset-rows.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { IconTile } from '../../ui/tile/icon-tile.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import css from './profile-page.module.css';

const AddEmail = lazy(() => import('./add-email.tsx'));

/** The person's own addresses: each signs in, and bookings forwarded from it are placed at once. */
export function OwnEmails() {
  const { t } = useWords();
  const list = useQuery(callQuery(useUserApi(), calls.listEmails, {}));
  const [adding, setAdding] = useState(false);
  return (
    <Card padded aria-labelledby="emails">
      <h2 id="emails" className={css.title}>
        {t('account.emails')}
      </h2>
      <p className={css.text}>{t('account.emailsText')}</p>
      {list.isPending && <RowsSkeleton rows={1} tile={40} />}
      {list.isError && !list.data && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
      {list.data && (
        <InsetRows>
          {list.data.items.map((item) => (
            <EmailRow key={item.id} item={item} />
          ))}
        </InsetRows>
      )}
      <Button variant="soft" icon={<Plus size={18} />} onClick={() => setAdding(true)}>
        {t('account.addEmail')}
      </Button>
      <Suspense>{adding && <AddEmail onClose={() => setAdding(false)} />}</Suspense>
    </Card>
  );
}

function EmailRow({ item }: { item: OwnEmail }) {
  const { t } = useWords();
  const main = useSend(calls.makeEmailMain, [calls.listEmails, calls.getAccount]);
  const remove = useSend(calls.removeEmail, [calls.listEmails]);
  const done = (title: string) => ({ onDone: () => void toast({ severity: 'success', title }) });
  const params = { id: item.id };
  return (
    <InsetRow>
      <IconTile icon={Mail} />
      <RowText title={item.email}>{item.main && <Chip tone="accent">{t('account.mainEmail')}</Chip>}</RowText>
      {!item.main && (
        <Menu
          trigger={
            <IconButton label={t('account.optionsFor', { name: item.email })} disabled={main.busy || remove.busy}>
              <EllipsisVertical size={20} />
            </IconButton>
          }
        >
          <MenuItem icon={<Star size={18} />} onSelect={() => void main.send({ params }, done(t('account.madeMain')))}>
            {t('account.makeMain')}
          </MenuItem>
          <MenuItem
            danger
            icon={<Trash2 size={18} />}
            onSelect={() => void remove.send({ params }, done(t('account.emailRemoved')))}
          >
            {t('common.remove')}
          </MenuItem>
        </Menu>
      )}
    </InsetRow>
  );
}
