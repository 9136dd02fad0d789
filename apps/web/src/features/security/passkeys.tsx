import { calls } from 'virtual:contract';
import type { Passkey } from '@escale/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical, KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { callQuery, keyOf } from '../../api/call-query.ts';
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
import { useErrorToast } from '../../ui/toast/use-error-toast.ts';
import { fullDate } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './security-page.module.css';

const RenamePasskey = lazy(() => import('./rename-passkey.tsx'));
const RemovePasskey = lazy(() => import('./remove-passkey.tsx'));

/** The keys on the person's devices that sign in without a code. The code stays: nobody can lock themselves out. */
export function Passkeys() {
  const { t } = useWords();
  const list = useQuery(callQuery(useUserApi(), calls.listPasskeys, {}));
  const [changing, setChanging] = useState<{ what: 'rename' | 'remove'; passkey: Passkey } | null>(null);
  const close = () => setChanging(null);
  return (
    <Card padded aria-labelledby="passkeys">
      <h2 id="passkeys" className={css.title}>
        {t('security.passkeys')}
      </h2>
      <p className={css.text}>{t('security.passkeysText')}</p>
      {list.isPending && <RowsSkeleton rows={1} tile={40} />}
      {list.isError && !list.data && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
      {list.data && list.data.items.length > 0 && (
        <InsetRows>
          {list.data.items.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setChanging({ what: 'rename', passkey })}
              onRemove={() => setChanging({ what: 'remove', passkey })}
            />
          ))}
        </InsetRows>
      )}
      {list.data && !list.data.possible && <p className={css.text}>{t('security.passkeysImpossible')}</p>}
      {list.data?.possible && <AddPasskey />}
      <Suspense>
        {changing?.what === 'rename' && <RenamePasskey passkey={changing.passkey} onClose={close} />}
        {changing?.what === 'remove' && <RemovePasskey passkey={changing.passkey} onClose={close} />}
      </Suspense>
    </Card>
  );
}

type RowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

function PasskeyRow({ passkey, onRename, onRemove }: RowProps) {
  const { t, language } = useWords();
  const used = passkey.usedOn
    ? t('security.usedOn', { day: fullDate(passkey.usedOn, language) })
    : t('security.neverUsed');
  return (
    <InsetRow>
      <IconTile icon={KeyRound} />
      <RowText title={passkey.name} text={used}>
        {passkey.synced && <Chip>{t('security.synced')}</Chip>}
      </RowText>
      <Menu
        trigger={
          <IconButton label={t('security.optionsFor', { name: passkey.name })}>
            <EllipsisVertical size={20} />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil size={18} />} onSelect={onRename}>
          {t('security.rename')}
        </MenuItem>
        <MenuItem danger icon={<Trash2 size={18} />} onSelect={onRemove}>
          {t('common.remove')}
        </MenuItem>
      </Menu>
    </InsetRow>
  );
}

function AddPasskey() {
  const { t } = useWords();
  const api = useUserApi();
  const queries = useQueryClient();
  const failed = useErrorToast(t('security.addFailed'));
  const [busy, setBusy] = useState(false);

  async function add(): Promise<void> {
    setBusy(true);
    const { makePasskey, isTurnedAway } = await import('./web-authn.ts');
    try {
      const question = await api.send(calls.startPasskey, {});
      const answer = await makePasskey(question);
      const sessions = await api.send(calls.listSessions, {});
      const here = sessions.items.find((session) => session.current);
      const name = [here?.browser, here?.system].filter(Boolean).join(' · ') || t('security.newName');
      await api.send(calls.addPasskey, { body: { name, answer: answer as never } });
      toast({ severity: 'success', title: t('security.added') });
    } catch (error) {
      if (error instanceof Error && error.name === 'InvalidStateError') {
        toast({ severity: 'info', title: t('security.alreadyThere') });
      } else if (!isTurnedAway(error)) failed(error);
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: keyOf(calls.listPasskeys) });
    }
  }

  return (
    <Button variant="soft" icon={<Plus size={18} />} busy={busy} onClick={() => void add()}>
      {t('security.add')}
    </Button>
  );
}
