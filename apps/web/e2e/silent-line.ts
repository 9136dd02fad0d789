import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the product that can fall silent: what is sent then is neither answered nor refused, as at the last bar in a train. */
export type SilentLine = {
  /** `http://localhost:…`, in place of the product's own. */
  readonly url: string;
  fallSilent(): void;
  speakAgain(): void;
  close(): void;
};

export async function openSilentLine(productUrl: string): Promise<SilentLine> {
  const port = Number(new URL(productUrl).port);
  const ends = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(port, 'localhost');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    fallSilent() {
      isSilent = true;
      for (const end of ends) end.pause();
    },
    speakAgain() {
      isSilent = false;
      for (const end of ends) end.resume();
    },
    close() {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}
