import { authenticate } from 'mailauth';
import type { Proof, Resolver, Tasks } from './reader-tasks.ts';

/**
 * DKIM, SPF and DMARC by our own check. A result that the mail claims in its header counts for nothing, and neither
 * does a signature of a domain other than the sender's, or one that leaves a part of the body unsigned.
 */
export async function proveSender({ bytes, envelope }: Tasks['prove']['asked'], resolver: Resolver): Promise<Proof> {
  const { dmarc } = await authenticate(Buffer.from(bytes), {
    // Of a mail from a mailbox nobody knows who brought it there: then its signature alone can prove it.
    ...(envelope.remoteAddress ? { ip: envelope.remoteAddress } : {}),
    helo: envelope.helo,
    sender: envelope.sender,
    mta: 'import',
    trustReceived: false,
    disableArc: true,
    disableBimi: true, // it would fetch pictures
    resolver: resolver as (name: string, type: string) => Promise<string[]>,
  });
  if (!dmarc) return { dmarc: 'none', domain: null };
  const { alignment } = dmarc as { alignment?: typeof dmarc.alignment }; // missing where there is no policy, whatever the type says
  const whole = Boolean(alignment?.spf.result) || !alignment?.dkim.underSized;
  const { result, header } = dmarc.status;
  const outcome = result === 'pass' && whole ? 'pass' : result === 'pass' || result === 'fail' ? 'fail' : 'none';
  return { dmarc: outcome, domain: header?.from?.toLowerCase() ?? null };
}
