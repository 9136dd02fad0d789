import type { Db } from '../../platform/db.ts';

type MailboxPositionsTable = { mailbox: string; uid_validity: string; last_uid: number };

declare module '../../platform/db.ts' {
  interface Tables {
    mailbox_positions: MailboxPositionsTable;
  }
}

/** Port: where whoever polls a mailbox remembers how far it has come. */
export type MailboxPositions = {
  /** The last mail that was seen to; 0 when nothing is known of this numbering of the mailbox. */
  read(mailbox: string, uidValidity: string): Promise<number>;
  save(mailbox: string, uidValidity: string, lastUid: number): Promise<void>;
};

export function mailboxPositions(db: Db): MailboxPositions {
  return {
    async read(mailbox, uidValidity) {
      const row = await db.query
        .selectFrom('mailbox_positions')
        .selectAll()
        .where('mailbox', '=', mailbox)
        .executeTakeFirst();
      return row?.uid_validity === uidValidity ? row.last_uid : 0;
    },
    async save(mailbox, uidValidity, lastUid) {
      const row = { uid_validity: uidValidity, last_uid: lastUid };
      await db.query
        .insertInto('mailbox_positions')
        .values({ mailbox, ...row })
        .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(row))
        .execute();
    },
  };
}
