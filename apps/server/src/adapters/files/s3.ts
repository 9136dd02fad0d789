import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { type BlobStore, storageAway } from '../../platform/files.ts';

export type S3Options = {
  /** For instance `https://s3.eu-west-3.amazonaws.com`; the bucket follows as the first part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** How long it may take to answer, its tries together; a large file gets longer. */
  readonly patienceMs?: number;
};

/** Slower than this nothing is waited for. */
const slowestBytesPerMs = 50;

/** Files in a bucket of anything that speaks S3. A PUT that was answered with 200 is durable; S3 says so. */
export function s3Blobs(options: S3Options): BlobStore {
  const { accessKeyId, secretAccessKey, region, patienceMs = 20_000 } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const bucket = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`;

  /** Until it begins to answer: how fast the answer is read is the reader's affair. */
  async function ask(what: `/${string}` | `?${string}`, init: RequestInit = {}, sizeBytes = 0): Promise<Response> {
    const giveUp = new AbortController();
    const clock = setTimeout(() => giveUp.abort(), patienceMs + sizeBytes / slowestBytesPerMs);
    try {
      const response = await client.fetch(`${bucket}${what}`, { ...init, signal: giveUp.signal });
      if (response.status < 500 && response.status !== 429) return response;
      await response.body?.cancel();
      throw new Error(`S3 answered ${response.status}`);
    } catch (cause) {
      throw Object.assign(new Error('S3 is away', { cause }), { code: storageAway });
    } finally {
      clearTimeout(clock);
    }
  }

  return {
    async put(key, path, sizeBytes) {
      // A Blob of a file has a known length and is read as it is sent.
      const body = await openAsBlob(path, { type: 'application/octet-stream' });
      const response = await ask(`/${key}`, { method: 'PUT', body }, sizeBytes);
      await response.body?.cancel();
      if (!response.ok) throw new Error(`S3 answered ${response.status} to PUT`);
    },
    async get(key) {
      const response = await ask(`/${key}`);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok || !response.body) throw new Error(`S3 answered ${response.status} to GET`);
      return Readable.fromWeb(response.body as ReadableStream);
    },
    async remove(key) {
      const response = await ask(`/${key}`, { method: 'DELETE' });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw new Error(`S3 answered ${response.status} to DELETE`);
    },
    async list(folder) {
      const keys: string[] = [];
      for (let after: string | undefined; ; ) {
        const asked = new URLSearchParams({
          'list-type': '2',
          prefix: `${folder}/`,
          ...(after && { 'start-after': after }),
        });
        // Of the bucket itself, without a slash: with one, some servers reckon another signature.
        const response = await ask(`?${asked}`);
        const text = await response.text();
        if (!response.ok) throw new Error(`S3 answered ${response.status} to a list`);
        // Our keys are letters, digits and slashes: nothing in them is escaped.
        const page = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map((match) => match[1] ?? '');
        keys.push(...page);
        after = page.at(-1);
        if (!after || !text.includes('<IsTruncated>true</IsTruncated>')) return keys;
      }
    },
  };
}
