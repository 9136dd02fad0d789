import { Fragment } from 'react';

/** An address whose lines may end after a sign, and not within a word. */
export function Breakable({ address }: { address: string }) {
  return address.split(/(?<=[@.-])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change places
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}
