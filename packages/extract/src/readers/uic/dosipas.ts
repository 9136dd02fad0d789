import { type FcbVersion, fcbSchema } from './fcb-schema.ts';
import { listIn, numberIn, objectIn, textIn } from './packed.ts';
import { decodePacked, type PackedObject, parseSchema, type Schema } from './uper.ts';

/** The envelope that replaces "#UT": packed itself, signed twice, and without compression. Two versions, "U1" and "U2". */
const text = (ends: string) => `
Header = format:ia5 level2SignedData:Level2 level2Signature:bytes?
Level2 = level1Data:Level1 level1Signature:bytes? level2Data:Data?
Level1 = securityProviderNum:1..32000? securityProviderIA5:ia5? keyId:0..99999? dataSequence:[Data] level1KeyAlg:oid? level2KeyAlg:oid? level1SigningAlg:oid? level2SigningAlg:oid? level2PublicKey:bytes? ${ends}
Data = dataFormat:ia5 data:bytes
`;

let schemas: Record<'1' | '2', Schema> | undefined;

/** Behind one bit for the signature: the length 2, then "U" and the version, each in seven bits. */
export function isDosipas(bytes: Uint8Array): boolean {
  return ((bytes[0] ?? 0) & 0x7f) === 1 && bytes[1] === 0x55 && versionOf(bytes) !== null;
}

function versionOf(bytes: Uint8Array): '1' | '2' | null {
  const digit = (bytes[2] ?? 0) >> 1;
  return digit === 0x31 ? '1' : digit === 0x32 ? '2' : null;
}

/** The flexible content inside, and the railway that signed it. Throws `OutOfBits` where it is none. */
export function openDosipas(bytes: Uint8Array): { tickets: PackedObject[]; issuer?: string } {
  const version = versionOf(bytes);
  if (!version) return { tickets: [] };
  schemas ??= {
    '1': parseSchema(text('')),
    '2': parseSchema(
      text(
        'endOfValidityYear:2016..2269? endOfValidityDay:1..366? endOfValidityTime:0..1439? validityDuration:1..3600?',
      ),
    ),
  };
  const level1 = objectIn(objectIn(decodePacked(schemas[version], 'Header', bytes), 'level2SignedData'), 'level1Data');
  const issuer = numberIn(level1, 'securityProviderNum');
  const tickets = listIn(level1, 'dataSequence').flatMap((entry) => {
    const its = fcbVersion(textIn(entry, 'dataFormat'));
    return its && entry.data instanceof Uint8Array ? [decodePacked(fcbSchema(its), 'Ticket', entry.data)] : [];
  });
  return { tickets, ...(issuer ? { issuer: String(issuer).padStart(4, '0') } : {}) };
}

function fcbVersion(format: string | undefined): FcbVersion | null {
  const [, version] = /^FCB([123])$/.exec(format ?? '') ?? [];
  return (version as FcbVersion | undefined) ?? null;
}
