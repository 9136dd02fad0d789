const prefix = 'passkey:';

/** How the provider remembers, with a browser's session, which passkey it was begun with (OpenID's `amr`). */
export function passkeyMethod(passkeyId: string): string {
  return prefix + passkeyId;
}

export function passkeyIn(methods: readonly string[] | undefined): string | null {
  return methods?.find((method) => method.startsWith(prefix))?.slice(prefix.length) ?? null;
}
