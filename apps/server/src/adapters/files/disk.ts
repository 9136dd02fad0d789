import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BlobStore } from '../../platform/files.ts';

/** Files in a folder, as `ab/cd/…`: few enough in each for any file system. */
export function diskBlobs(folder: string): BlobStore {
  const pathOf = (key: string) => {
    const [account = '', address = ''] = key.split('/');
    return join(folder, account, address.slice(0, 2), address);
  };
  return {
    async put(key, path) {
      const target = pathOf(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        // The spool lies on another disk: copied beside first, so that the name never stands for half a file.
        const beside = `${target}.${process.pid}`;
        await copyFile(path, beside);
        await syncPath(beside);
        await rename(beside, target);
      });
      // The names too must survive a power cut, up to the folder that was there before.
      await syncPath(dirname(target));
      await syncPath(dirname(dirname(target)));
      await syncPath(folder);
    },
    async get(key) {
      const file = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return file && createReadStream('', { fd: file });
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async list(name) {
      const found = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return [];
          throw error;
        },
      );
      return found.filter((entry) => entry.isFile()).map((entry) => `${name}/${entry.name}`);
    },
  };
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}
