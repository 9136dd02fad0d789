/** "Embarquement au plus tard à 19 h 15 pour un appareillage à 20 h 15", "be at the port by 7 pm": not when it leaves. */
export function isDeadline(shape: string, from: number, to: number): boolean {
  const before = shape.slice(Math.max(0, from - 80), from);
  const behind = shape.slice(to, to + 90);
  return latestBefore.test(before) || latestBehind.test(behind) || (boarding.test(before) && thenLeaves.test(behind));
}

const latestBefore =
  /\b(?:au plus tard|(?:no|not) later than|spatestens|a mas tardar|al piu tardi|(?:embarquement|enregistrement|check-?in|boarding|at the (?:port|station|terminal|quay|airport)|there) (?:avant|before|by))(?: a| at| um| a las| alle)? $/;
const latestBehind = /^,? ?(?:au plus tard|at the latest|spatestens)\b/;
export const boarding =
  /\b(?:embarquement|enregistrement|convocation|presentez-vous|presentation|check-?in|boarding|imbarco|embarque)\b(?:(?!\d ?(?:h|[:.]) ?\d)[^;.]){0,60}$/;
const thenLeaves =
  /^[^;.\d]{0,40}\b(?:appareill\w+|depart\w*|sail\w*|leav\w+|decoll\w+|take-?off|abfahrt|abflug|partenza|salida)\b[^;.\d]{0,30}\d{1,2} ?(?:h|[:.])/;
