import { calls } from 'virtual:contract';
import type { ReplyOf } from '@escale/contract';
import { useEffect, useState } from 'react';
import { useUserApi } from '../../api/user-api.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Bone, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { ProofByCode } from './proof-by-code.tsx';
import { ProofByPasskey } from './proof-by-passkey.tsx';

type Ways = ReplyOf<NonNullable<(typeof calls.getProof)['contract']>>;

/** "Confirm that it is you": with a passkey, or a code by e-mail. */
export function ProofDialog({ onAnswer }: { onAnswer: (proven: boolean) => void }) {
  const { t } = useWords();
  const api = useUserApi();
  const [ways, setWays] = useState<Ways | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    api.send(calls.getProof, {}).then(setWays, setError);
  }, [api]);

  return (
    <Dialog open size="narrow" onClose={() => onAnswer(false)} title={t('proof.title')} text={t('proof.text')}>
      {error !== null && <ErrorState error={error} />}
      {error === null && !ways && (
        <Skeleton>
          <Bone height={48} radius={12} />
        </Skeleton>
      )}
      {ways?.passkeys && <ProofByPasskey onProven={() => onAnswer(true)} />}
      {ways && (
        <ProofByCode
          email={ways.email}
          outbox={ways.outbox}
          preferred={!ways.passkeys}
          onProven={() => onAnswer(true)}
        />
      )}
    </Dialog>
  );
}
