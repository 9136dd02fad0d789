import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type UserApi, UserApiProvider } from '../../api/user-api.tsx';
import { loadWords } from '../../words/words.ts';
import { ProofDialog } from './proof-dialog.tsx';

/**
 * Asks the person to confirm that it is they, over whatever is open. True when they have. It stands in a root of its own,
 * because what asks is a call, which may come from anywhere.
 */
export async function openProof(api: UserApi): Promise<boolean> {
  await loadWords('proof');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const proven = await new Promise<boolean>((answer) => {
    root.render(
      <StrictMode>
        <UserApiProvider value={api}>
          <ProofDialog onAnswer={answer} />
        </UserApiProvider>
      </StrictMode>,
    );
  });
  root.unmount();
  place.remove();
  return proven;
}
