import type { Envelope } from '../reading/index.ts';

/**
 * The port through which mail comes in. Whoever carries mail (SMTP, or a mailbox that is polled) hands it to the desk and may tell the
 * sender "I have it" only after `keep` has resolved: from then on the mail survives a stopped machine.
 */
export type MailDesk = {
  /** Is this one of our private import addresses, now? */
  isKnown(recipient: string): Promise<boolean>;
  /** Rejects when the mail could not be kept: the sender must try again, and may safely do so. */
  keep(mail: ArrivedMail): Promise<void>;
  /**
   * For whoever cannot send it back: what will never be kept waits in its person's tray, as its head alone and with the
   * reason. Known again by that head. Rejects only where the desk itself is out of order.
   */
  keepHead(mail: UnkeptMail): Promise<void>;
};

export type UnkeptMail = {
  recipients: string[];
  head: Uint8Array;
  reason: 'too-large' | 'unreadable' | 'storage-full';
};

/** Too much has come for one account: sent again later, it is taken. */
export class DeskIsFull extends Error {
  override name = 'DeskIsFull';
}

/** A mail of ours that comes back: kept, it would be told of by mail, which would come back. Nobody misses it. */
export class MailComesBack extends Error {
  override name = 'MailComesBack';
}

/** The storage of everybody whom it is for is full: its head waits in their trays and says so. Sent again at once, it is refused again. */
export class StorageIsFull extends Error {
  override name = 'StorageIsFull';
}

export type ArrivedMail = {
  /** Known ones only. */
  recipients: string[];
  /** What the connection said of itself; never what the mail says. */
  envelope: Envelope;
  raw: Uint8Array;
};
