import { inLines } from '../../../text/in-lines.ts';
import { gathering } from '../registered.ts';

/**
 * "I am glad to confirm your place at the Spring Meeting", "Nous avons bien reçu votre inscription": who holds an event has somebody
 * on his list. Not "once your registration is confirmed", nor whoever is on a list to wait.
 * @param text as `plain` has it
 */
export function admits(text: string): boolean {
  if (waits.test(text)) return false;
  return text.split(/(?<=[a-z\d)][.!?]) |\n\n/).some((sentence) => {
    const said = sentence.replaceAll('\n', ' ');
    const match = admitted.exec(said);
    return (
      match !== null && !onCondition.test(said.slice(Math.max(0, match.index - 60), match.index + match[0].length))
    );
  });
}

/** What a paper must speak of: whatever else has a place and an hour is no event. */
export const speaksOfEvents = inLines()`
  \b(?:
    ${gathering}|meetings?|workshops?|ateliers?|journees?|seance|rencontres?|hearing|audience|ceremon(?:y|ie)|festival|concert|fair|salon
    |exhibition|exposition|vernissage|inauguration|open (?:day|house)|days|evening|soiree|board|committee|comite|council|conseil|trustees
    |delegates?|participants?|attendees?|speakers?|event|evenement|conferenc(?:e|ier)|briefing|study (?:day|visit)|visite|tour
  )\b
`;

const held =
  '(?:confirm(?:e|ed|ee|ees|es|ing|ons)?|regist(?:ered|er)|recorded|received|secured|reserved|booked|complete|accepted|noted|kept|held|retenue?s?|enregistree?s?|validee?s?|reserv(?:e|ee|ees|es|ons)|recue?s?|prise? en compte|acceptee?s?|notee?s?|acquise?s?|assuree?s?|compl[ei]te)';
const place =
  '(?:(?:your|a|one|his|her|the) (?:[a-z]+ )?(?:place|seat|registration|attendance|participation|application|enrol?ment|reply|ticket)s?|(?:votre|une|la|sa) (?:place|inscription|participation|presence|venue|bulletin|reponse|billet)s?)';
const admitted = new RegExp(
  [
    String.raw`\b${held}\b[^.;:!?]{0,40}\b${place}\b`,
    String.raw`\b${place}\b[^.;!?]{0,60}\b${held}\b`,
    String.raw`\b(?:you are|you're|you have been|we have you|i have you|i've (?:put|got) you|we've (?:put|got) you|vous etes|vous voila)(?: now| all| bien| donc| desormais)? (?:regist|on (?:the|our) (?:list|roll)|enrol+ed|signed up|expected|down|booked|inscrit|enregistre|attendu|sur la liste)`,
    String.raw`\b(?:thank you|thanks) for (?:registering|enrol+ing|signing up|booking|your registration)\b`,
    String.raw`\bmerci (?:de|pour) (?:votre|vous etre) (?:inscri|reserv)|\bvous compter parmi\b|\b(?:nous vous|je vous) (?:avons |ai )?(?:bien )?inscri`,
    String.raw`\b(?:looking forward to (?:seeing|welcoming) you at|ihre anmeldung|attestation d'inscription|confirmation (?:of (?:your )?registration|d'inscription|de votre inscription))`,
  ].join('|'),
);

const onCondition =
  /\b(?:once|if|when|unless|until|till|as soon as|before|not|cannot|please|(?:need|asked?|have|in order|reply|click|wish|want|must|required|here) to (?:secure|reserve|register|confirm|book)|des que|si|lorsque|quand|une fois|tant que|avant|pas|sous reserve|pour (?:reserver|confirmer|valider)|merci de (?:confirmer|valider)|veuillez)\b/;
const waits =
  /\b(?:waiting list|wait ?list\w*|reserve list|liste d'attente|warteliste|places? (?:are|is) still (?:free|available)|places? (?:encore )?disponibles?|seats? (?:are )?(?:still )?available|register (?:now|here|by|before)|inscrivez-vous|sign up (?:now|here|by)|save the date|call for papers|we regret|nous regrettons|malheureusement|unfortunately)\b/;
