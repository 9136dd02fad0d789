import { maxPicturePixels } from '@escale/contract/limits';

/** What a phone's usual photograph has, and enough for any code on it. */
const fittedPixels = 12_000_000;

/**
 * A picture of more pixels than are read, scaled down; everything else as it is, also what this browser cannot open.
 */
export async function fitPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  const size = await sizeOf(file);
  if (!size || size.width * size.height <= maxPicturePixels) return file;
  const scale = Math.sqrt(fittedPixels / (size.width * size.height));
  const [width, height] = [Math.floor(size.width * scale), Math.floor(size.height * scale)];
  try {
    const small = await createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(small, 0, 0);
    small.close();
    const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/jpeg', 0.92));
    return blob ? new File([blob], file.name.replace(/(\.\w{1,5})?$/, '.jpg'), { type: blob.type }) : file;
  } catch {
    return file; // the server says what it thinks of it
  }
}

/** From its header, upright as it is shown; null: this browser does not know its kind. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    await new Promise<void>((loaded, failed) => {
      picture.onload = () => loaded();
      picture.onerror = () => failed(new Error('no picture'));
      picture.src = address;
    });
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
