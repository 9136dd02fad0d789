import type { InteractionDetails, InteractionStep } from '@escale/contract';
import { baseAddress } from '../../api/base-address.ts';
import { Refusal } from '../../api/problem.ts';
import { spokenLanguage } from '../../words/words.ts';

/** The questions of one sign-in. They lie below `/auth` because the interaction's cookie has that path. */
export function interactionOf(uid: string) {
  const path = `${baseAddress()}/auth/interaction/${encodeURIComponent(uid)}`;
  return {
    details: (): Promise<InteractionDetails> => ask(`${path}/details`),
    askForCode: (email: string): Promise<InteractionStep> =>
      ask(`${path}/email`, { email, language: spokenLanguage() }),
    answerCode: (code: string): Promise<InteractionStep> => ask(`${path}/code`, { code }),
    passkeyQuestion: (): Promise<Record<string, unknown>> => ask(`${path}/passkey/options`, {}),
    answerPasskey: (answer: object): Promise<InteractionStep> => ask(`${path}/passkey`, { answer }),
    chooseDemoAccount: (account: string): Promise<InteractionStep> => ask(`${path}/demo`, { account }),
  };
}

async function ask<Answer>(address: string, body?: object): Promise<Answer> {
  const response = await fetch(address, {
    method: body ? 'POST' : 'GET',
    credentials: 'same-origin',
    headers: { 'Accept-Language': spokenLanguage(), ...(body && { 'Content-Type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json().catch(() => null);
  // A wrong code is an answer with a `problem` of its own, whatever its status.
  if (response.ok || (answer && 'problem' in answer)) return answer;
  throw new Refusal(response.status, answer);
}
