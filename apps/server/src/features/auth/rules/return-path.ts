/** Plain characters of paths and queries; `%` only as an escape of something that is not itself a separator or control. */
const plain = /^\/[\w\-.~!$'()*+,;=:@/?&%]*$/;
const longest = 500;

/**
 * Where in the app to go after signing in. Anything that is not plainly a page of ours becomes the first page: another
 * host in any spelling (`//evil`, `/\evil`, `/%2f%2fevil`), a scheme, a line break, and what is no page (`/api`, `/auth`).
 */
export function returnPath(wished: string | undefined): string {
  if (!wished || wished.length > longest || !plain.test(wished)) return '/';
  const path = wished.split('?')[0] ?? '/';
  if (path.includes('//') || /%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f|25)/i.test(wished)) return '/';
  if (path.split('/').some((part) => part === '.' || part === '..')) return '/';
  if (/^\/(?:api|auth|outbox|sign-in)(?:\/|$)/i.test(path)) return '/';
  return wished;
}
