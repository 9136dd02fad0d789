/**
 * The same number between 0 and 1 for the same words, for ever: the sandbox keeps no hotels, it knows them. Asked some
 * thousand times in a search, so it is no cryptography (FNV-1a, then the last steps of MurmurHash to spread it).
 */
export function chance(...words: (string | number)[]): number {
  const text = words.join('|');
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
