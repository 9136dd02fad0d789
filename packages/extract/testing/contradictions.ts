import contradictions from './golden-contradictions.json' with { type: 'json' };

/** A case of the corpus, as its index lists it. A forward and a drawn barcode are of the unit of what they were made from. */
export type Case = { id: string; unit?: string; expected?: string };

/** The cases whose expected files say what their documents say; why the others do not stands in the list. */
export function withoutContradictions<C extends Case>(cases: readonly C[]): C[] {
  return cases.filter(
    ({ id, unit }) => !contradictions.some((entry) => entry.unit === unit && (entry.cases?.includes(id) ?? true)),
  );
}
