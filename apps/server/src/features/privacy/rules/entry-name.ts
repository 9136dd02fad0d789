/**
 * Paths for the entries of a ZIP, from names that people gave: nothing that climbs out of its folder or that a file system
 * stumbles over, and each once.
 */
export function entryNames(): (path: string) => string {
  const used = new Set<string>();
  return (path) => {
    const safe = path.split('/').map(safePart).join('/');
    const [, stem = safe, ending = ''] = /^(.*?)(\.[^./]{1,8})?$/s.exec(safe) ?? [];
    let name = safe;
    // Some file systems do not tell upper case from lower case.
    for (let n = 2; used.has(name.toLowerCase()); n++) name = `${stem} (${n})${ending}`;
    used.add(name.toLowerCase());
    return name;
  };
}

function safePart(part: string): string {
  const kept = part
    .normalize('NFC')
    // Control characters, marks that turn the writing direction around, and what Windows refuses in a name.
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120);
  return kept || 'file';
}
