/** Joins the class names that apply: `classNames(css.row, chosen && css.chosen)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
