import type { TicketCode } from '@escale/contract';

const formats: Record<string, TicketCode['format']> = {
  aztec: 'aztec',
  qr: 'qr',
  pdf417: 'pdf417',
  datamatrix: 'datamatrix',
};

/** `aztecCode:M1…` or, for bytes that are no text, `aztecbin:` and base64. What no desk of ours can draw is left out. */
export function ticketCodeOf(token: string | undefined): TicketCode | undefined {
  const [, kind, suffix, payload] = /^([a-z0-9]+?)(code|bin)?:([\s\S]+)$/i.exec(token ?? '') ?? [];
  const format = formats[kind?.toLowerCase() ?? ''];
  if (!format || !payload) return undefined;
  return suffix?.toLowerCase() === 'bin' ? { format, payload, binary: true } : { format, payload };
}
