/** What is sent of a file: see `fit-picture.ts`, which is loaded when the first picture comes. */
export async function fitted(file: File): Promise<File> {
  return file.type.startsWith('image/') ? (await import('./fit-picture.ts')).fitPicture(file) : file;
}
