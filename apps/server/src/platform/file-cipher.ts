import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/**
 * How a file's bytes lie in the store: `ESC1`, 16 bytes of salt, then frames of 64 KiB, each under AES-256-GCM with a tag
 * of its own. The key of a file is derived from the account's key and the salt, so a frame's number can be its nonce; the
 * last frame says so in its nonce, and a file that was cut short does not open.
 */
const magic = Buffer.from('ESC1');
const saltBytes = 16;
const tagBytes = 16;
const frameBytes = 64 * 1024;

function fileKey(accountKey: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', accountKey, salt, 'escale file', 32));
}

function nonceOf(frame: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(frame, 7);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

/** Cuts a stream into frames and tells the last from the others, which it can only do one frame late. */
abstract class Frames extends Transform {
  #rest: Buffer = Buffer.alloc(0);
  #frame = 0;
  readonly #size: number;

  constructor(size: number) {
    super();
    this.#size = size;
  }

  protected abstract frame(bytes: Buffer, number: number, last: boolean): Buffer;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      this.#rest = this.#rest.length ? Buffer.concat([this.#rest, chunk]) : chunk;
      this.#rest = this.head(this.#rest);
      while (this.#rest.length > this.#size) {
        this.push(this.frame(this.#rest.subarray(0, this.#size), this.#frame++, false));
        this.#rest = this.#rest.subarray(this.#size);
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  /** For a header in front of the frames. */
  protected head(bytes: Buffer): Buffer {
    return bytes;
  }

  override _flush(done: TransformCallback): void {
    try {
      this.push(this.frame(this.#rest, this.#frame, true));
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}

class Encrypting extends Frames {
  readonly #key: Buffer;
  constructor(accountKey: Buffer) {
    super(frameBytes);
    const salt = randomBytes(saltBytes);
    this.#key = fileKey(accountKey, salt);
    this.push(Buffer.concat([magic, salt]));
  }
  protected override frame(bytes: Buffer, number: number, last: boolean): Buffer {
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonceOf(number, last));
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

class Decrypting extends Frames {
  readonly #accountKey: Buffer;
  #key: Buffer | null = null;
  constructor(accountKey: Buffer) {
    super(frameBytes + tagBytes);
    this.#accountKey = accountKey;
  }
  protected override head(bytes: Buffer): Buffer {
    const head = magic.length + saltBytes;
    if (this.#key || bytes.length < head) return bytes;
    if (!bytes.subarray(0, magic.length).equals(magic)) throw new Error('not a file of this store');
    this.#key = fileKey(this.#accountKey, bytes.subarray(magic.length, head));
    return bytes.subarray(head);
  }
  protected override frame(bytes: Buffer, number: number, last: boolean): Buffer {
    if (!this.#key || bytes.length < tagBytes) throw new Error('a file of this store was cut short');
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonceOf(number, last));
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
  }
}

export function encrypting(accountKey: Buffer): Transform {
  return new Encrypting(accountKey);
}

/** Emits an error in place of bytes that were changed, cut short or sealed with another key. */
export function decrypting(accountKey: Buffer): Transform {
  return new Decrypting(accountKey);
}
