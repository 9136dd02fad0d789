/** What is known about who sent a mail. The account is known already: the secret address named it. */
export type SenderFacts = {
  /** Of all From fields. */
  from: string[];
  /** Whether the one From address is one that the account has proven to be its own, or said to trust. */
  verified: boolean;
  /** By our own check of DKIM, SPF and DMARC; a header that claims a result counts for nothing. */
  dmarc: 'pass' | 'fail' | 'none' | 'unchecked';
  /** The connection came from this machine, and this is a demo: nobody else can reach the port. */
  localDemo: boolean;
};

/**
 * May this mail be placed at once? The import address says whose tray it belongs to, not that it is genuine: From must
 * be an address that the account has verified, and the mail must prove that it comes from there.
 */
export function isTrustedSender(facts: SenderFacts): boolean {
  if (facts.from.length !== 1) return false; // two senders: one for the check and one for the eye
  if (!facts.verified) return false;
  return facts.localDemo || facts.dmarc === 'pass';
}
