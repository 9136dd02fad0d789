import type { CallName } from '@escale/contract';

/** The writes that may wait for the network. Each can be shown before it is sent, and sent late without surprise. */
export const queuedCalls = [
  'addSegment',
  'updateSegment',
  'deleteSegment',
  'updateTrip',
  'rateTrip',
  'readMessages',
  'deleteMessage',
] as const satisfies readonly CallName[];
export type QueuedCall = (typeof queuedCalls)[number];

export type QueuedEdit = {
  /** Also its Idempotency-Key: however often it is sent, it happens once. */
  id: string;
  call: QueuedCall;
  sent: { params?: Record<string, string>; body?: unknown; ifMatch?: string };
  /** The trip or segment in the person's own words, for the list of what waits. */
  about: string;
  /** Epoch ms; edits are sent in this order. */
  madeAt: number;
  state: 'waiting' | 'conflict' | 'refused';
  /** What the server said. */
  refusal?: { status: number; title: string };
};

/** What an edit changes: edits of the same record are sent one after the other, and none past one that is stuck. */
export function recordOf({ id, call, sent: { params = {} } }: Pick<QueuedEdit, 'id' | 'call' | 'sent'>): string {
  switch (call) {
    case 'addSegment':
      return `new:${id}`;
    case 'updateSegment':
    case 'deleteSegment':
      return `segment:${params.segmentId}`;
    case 'updateTrip':
      return `trip:${params.id}`;
    case 'rateTrip':
      return `rating:${params.id}`;
    case 'readMessages':
      return 'messages';
    case 'deleteMessage':
      return `message:${params.id}`;
  }
}
