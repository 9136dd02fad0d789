import { maxFileBytes } from '@escale/contract';
import type { FastifyRequest } from 'fastify';
import type { Files, KeptFile } from './files.ts';
import { refuse } from './refuse.ts';

/** `passesOn`: the file will be another's (a customer's, an agency's), whose room is asked about when it is theirs. */
type Sender = { accountId: string; passesOn: boolean };

/**
 * The text parts, and the one part named `file`, which goes to the file store as it arrives. When the caller sends no
 * `name`, the file's own is taken.
 */
export async function readMultipart(
  request: FastifyRequest,
  files: Files,
  sender: Sender,
  maxBytes = maxFileBytes,
): Promise<{ fields: Record<string, string>; file: KeptFile | null }> {
  try {
    if (await files.sendsTooMuch(sender.accountId)) refuse('request.too-many', { retryAfterSeconds: 3600 });
    return await readParts(request, files, sender, maxBytes);
  } catch (error) {
    // Whoever still sends hears a refusal only if we listen to the end: unread bytes would reset the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

async function readParts(request: FastifyRequest, files: Files, { accountId, passesOn }: Sender, maxBytes: number) {
  const fields: Record<string, string> = {};
  let file: KeptFile | null = null;
  let fileName: string | undefined;
  for await (const part of request.parts({
    limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 20_000 },
  })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string' && !Object.hasOwn(Object.prototype, part.fieldname)) {
        fields[part.fieldname] = part.value;
      }
      continue;
    }
    if (part.fieldname !== 'file')
      return refuse('request.invalid', { errors: [{ path: part.fieldname, code: 'invalid' }] });
    fileName = part.filename;
    // The stream ends quietly at the limit; `truncated` says whether there was more.
    file = await files.keep(accountId, part.file, () => {
      if (part.file.truncated) refuse('request.too-large');
    });
    // Its size is known only now, and the same file again takes no room.
    if (!passesOn && !(await files.hasRoom(accountId, 0))) refuse('storage.full');
  }
  if (fileName && fields.name === undefined) fields.name = fileName.slice(0, 255);
  return { fields, file };
}
