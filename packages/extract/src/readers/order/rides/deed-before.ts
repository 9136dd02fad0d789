import { inLines } from '../../../text/in-lines.ts';

/** "Pick-up Perth Airport", "Returned to 4 Quay Street": what is done with the car there, in front of where; "Return" alone is all there is. */
export const withoutDeed = (name: string): string => name.replace(deedBefore, '');

const deedBefore = inLines('iu')`
  ^(?:
    pick(?:ed)?[ -]?up|collect(?:ion|ed)?|return(?:ed)?|drop(?:ped)?[ -]?off|hand(?:ed)?[ -](?:back|over|in)|deliver(?:y|ed)
    |livraison|prise en charge|restitution|retrait|r[ée]cup[ée]ration|retour|remise|d[ée]pose
    |abholung|[üu]bernahme|r[üu]ckgabe|recogida|devoluci[óo]n|ritiro|riconsegna|ophalen|inleveren
  ) (?:(?:at|from|to|in|à|au|chez|am|an|en|a|bij|op)(?: the| la)? |à l['’])?(?-i:(?=[\p{Lu}\d]))
`;
