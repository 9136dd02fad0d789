import type { BodyOf, Language, NotificationTopic, registerDevice } from '@escale/contract';

/** Where a push goes: an address at a push service, with what its browser or phone gave for it. */
export type PushTarget = BodyOf<typeof registerDevice>;

/** Everything that a push says. What happened, and to whom, the app asks for when it is opened. */
export type PushNote = {
  readonly id: string;
  readonly topic: NotificationTopic | 'test';
  readonly language: Language;
};

/**
 * Port: how a push leaves the house. `gone`: the device does not want any more. Throws when it did not leave; then it is
 * tried again.
 */
export type PushOut = {
  /** Whether this installation can push to such a target at all, and its address is one of a push service. */
  accepts(target: PushTarget): boolean;
  send(target: PushTarget, note: PushNote, options: { urgent: boolean; usefulS: number }): Promise<'sent' | 'gone'>;
};
