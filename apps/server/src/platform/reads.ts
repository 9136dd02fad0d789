import { Socket } from 'node:net';
import pg from 'pg';
import { named } from './statement-names.ts';

/** The hot reads' own connections. */
export type Reads = {
  rows<Row>(text: string, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

type Lane = { client: pg.Client; socket: Socket; connected: Promise<unknown>; isReady: boolean; underWay: number };

/** Each is a process of PostgreSQL's: the fewer, the more answers it gives each time it wakes. */
const mostLanes = 2;

/**
 * A hot read is one short statement outside any transaction, so it needs no connection to itself. Most of what it costs
 * is that each side wakes the other; therefore the reads of one turn of the event loop travel together, and all of them
 * share few connections, on which PostgreSQL answers in order.
 */
export function openReads(settings: pg.ClientConfig): Reads {
  const lanes: Lane[] = [];
  let packing: Lane | null = null;

  function openLane(): Lane {
    const socket = new Socket();
    const client = new pg.Client({ ...settings, stream: () => socket, pipeline: true } as pg.ClientConfig);
    const lane: Lane = { client, socket, connected: client.connect(), isReady: false, underWay: 0 };
    lanes.push(lane);
    // What was under way on it fails and says why; the next read opens another.
    const forget = () => {
      if (lanes.includes(lane)) lanes.splice(lanes.indexOf(lane), 1);
      if (packing === lane) packing = null;
    };
    client.on('error', forget);
    client.on('end', forget);
    lane.connected.then(() => {
      lane.isReady = true;
    }, forget);
    return lane;
  }

  /** The same for all reads of this turn: the one with the least to do. */
  function laneOfThisTurn(): Lane {
    if (packing) return packing;
    if (lanes.length < mostLanes && lanes.every((lane) => lane.underWay > 0)) openLane();
    const ready = lanes.filter((lane) => lane.isReady).sort((a, b) => a.underWay - b.underWay);
    const lane = ready[0] ?? lanes[0] ?? openLane();
    if (lane.isReady) {
      packing = lane;
      lane.socket.cork();
      setImmediate(sendPacked, lane);
    }
    return lane;
  }

  function sendPacked(lane: Lane): void {
    packing = null;
    lane.socket.uncork();
  }

  return {
    async rows<Row>(text: string, values: readonly unknown[]) {
      const lane = laneOfThisTurn();
      lane.underWay++;
      try {
        if (!lane.isReady) await lane.connected;
        const result = await lane.client.query({ ...named(text), values: values as unknown[] });
        return result.rows as Row[];
      } finally {
        lane.underWay--;
      }
    },
    async close() {
      await Promise.allSettled(lanes.map((lane) => lane.connected.then(() => lane.client.end())));
    },
  };
}
