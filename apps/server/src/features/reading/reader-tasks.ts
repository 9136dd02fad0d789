import type { Import, ImportReason, Language } from '@escale/contract';
import type { SourceFacts, Step } from '@escale/extract';
import type { Translation } from './booking-to-segment.ts';
import type { CalendarResource, Occurrence, ReadResource, Window } from './calendar/occurrence.ts';
import type { Multistatus } from './calendar/read-multistatus.ts';
import type { UnpackAsked } from './unpack/unpack.ts';
import type { UnpackedSlice } from './unpack/unpacked.ts';

/** What a reader can be asked. Foreign bytes are opened there and nowhere else. */
export type Tasks = {
  read: { asked: { bytes: Uint8Array; facts: SourceFacts }; answer: WhatWasRead };
  /** Does the mail prove the address that it shows as its sender? */
  prove: { asked: { bytes: Uint8Array; envelope: Envelope }; answer: Proof };
  /** The document as it can be shown, with nothing in it that runs or fetches. */
  show: {
    asked: {
      bytes: Uint8Array;
      mediaType: string;
      as: 'text' | 'html';
      marks?: Mark[] | undefined;
      /** In which a mail's day is written. */
      language: Language;
    };
    answer: string;
  };
  /** The events of calendar files within a window, series unrolled. */
  calendar: {
    asked: { resources: CalendarResource[]; window: Window; split?: boolean };
    answer: { name: string | null; resources: ReadResource[]; cut: boolean };
  };
  /** What a WebDAV server answered. */
  multistatus: { asked: { bytes: Uint8Array }; answer: Multistatus };
  /** The bookings that each of these events stands for. */
  bookings: { asked: { events: Occurrence[] }; answer: Translation[][] };
  /** The next documents of an archive, a mailbox or a calendar that somebody brought. */
  unpack: { asked: UnpackAsked; answer: UnpackedSlice };
  /** The words that are printed in a document, redacted and cut for a language model. */
  print: { asked: { bytes: Uint8Array; facts: SourceFacts }; answer: string };
  /** What a language model said of that text, as far as the text says so; null: nothing that can be read. */
  suggest: { asked: { said: string; text: string; contextDate: string }; answer: Suggestions | null };
};
export type TaskName = keyof Tasks;

/**
 * A passage to be marked in a document that is shown: its anchor there, and its words as printed. Where the same words stand
 * several times, `at` tells which are meant: characters into the text of the part that `where` names.
 */
export type Mark = { id: string; text: string; where?: string; at?: number };

export type WhatWasRead = {
  bookings: Translation[];
  /** Why there is no booking, or perhaps not every one. */
  reason: ImportReason | null;
  /** Where it speaks of something that was not made out. */
  unread: Import['unread'];
  /** What a mail is about; null of anything else. */
  subject: string | null;
};

/** `leftOut`: how many values the text does not hold. */
export type Suggestions = { bookings: Translation[]; leftOut: number };

/** `domain`: the one that the check was about; it must be that of the From address. */
export type Proof = { dmarc: 'pass' | 'fail' | 'none'; domain: string | null };

/** What the connection that brought a mail said of itself; never what the mail says. */
export type Envelope = {
  /** MAIL FROM; empty for a bounce. */
  sender: string;
  /** The address that the connection came from. */
  remoteAddress: string;
  /** The name that it gave in EHLO. */
  helo: string;
};

/** Between the processes. DNS is asked of the house: a reader asks nobody outside itself. */
export type ToReader =
  | { say: 'do'; task: TaskName; asked: Tasks[TaskName]['asked'] }
  | { say: 'resolved'; id: number; records?: unknown; code?: string };
export type FromReader =
  /** It has loaded what it needs and turns to the task: its clock runs from here. */
  | { say: 'begun' }
  /** How far it is with a long document. */
  | { say: 'step'; step: Step }
  /** `worn`: it has worked or holds so much that another had better do what comes next. */
  | { say: 'done'; answer: unknown; worn: boolean }
  | { say: 'failed'; message: string; worn: boolean }
  | { say: 'resolve'; id: number; name: string; type: string };

/** Node's `dns.promises.resolve`, or a test's own. Rejects with a `code` such as ENOTFOUND. */
export type Resolver = (name: string, type: string) => Promise<unknown>;
