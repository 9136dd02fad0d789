type Ask = <T>(text: string, values?: readonly unknown[]) => Promise<readonly T[]>;

/** Every table that has this text in one of its rows. */
export async function tablesWith(ask: Ask, text: string): Promise<string[]> {
  const tables = await ask<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await ask(`select 1 from "${name}" t where t::text like $1 limit 1`, [`%${text}%`]);
    if (row) found.push(name);
  }
  return found;
}
