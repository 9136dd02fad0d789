/** A mail as bytes, with the few headers that tests need. */
export function mail(parts: {
  from?: string;
  subject?: string;
  date?: string;
  type?: string;
  body: string;
}): Uint8Array {
  const {
    from = 'Léa Martin <lea@travel.example>',
    subject = 'Fwd: your booking',
    type = 'text/plain; charset=utf-8',
  } = parts;
  return bytes(
    [
      `From: ${from}`,
      'To: import@escale.example',
      `Subject: ${subject}`,
      `Date: ${parts.date ?? 'Mon, 01 Mar 2027 09:00:00 +0100'}`,
      'MIME-Version: 1.0',
      `Content-Type: ${type}`,
      'Content-Transfer-Encoding: 8bit',
      '',
      parts.body,
    ].join('\r\n'),
  );
}

export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A message/rfc822 attachment below a covering note. */
export function mailWithin(inner: Uint8Array, note = 'fyi'): Uint8Array {
  const boundary = `around-${inner.length}`;
  return mail({
    type: `multipart/mixed; boundary="${boundary}"`,
    body: [
      `--${boundary}`,
      'Content-Type: text/plain',
      '',
      note,
      `--${boundary}`,
      'Content-Type: message/rfc822',
      '',
      new TextDecoder().decode(inner),
      `--${boundary}--`,
    ].join('\r\n'),
  });
}
