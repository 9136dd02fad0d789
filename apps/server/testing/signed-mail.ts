import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

/** What the name servers say of a domain whose mails are signed by `signedMail`. */
export function zoneOf(domain: string): Record<string, unknown[]> {
  return {
    [`TXT s1._domainkey.${domain}`]: [[`v=DKIM1; k=rsa; p=${publicKey}`]],
    [`TXT _dmarc.${domain}`]: [['v=DMARC1; p=reject']],
  };
}

/** `maxBodyLength`: only so much of the body is signed (`l=`). */
export async function signedMail(
  domain: string,
  raw: string,
  more: { readonly maxBodyLength?: number } = {},
): Promise<string> {
  const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string; // PEM is text
  const key = { signingDomain: domain, selector: 's1', privateKey, ...more };
  // The types ask for the key itself, the library for a list of them.
  const { signatures } = await dkimSign(raw, { canonicalization: 'relaxed/relaxed', ...key, signatureData: [key] });
  return signatures + raw;
}
