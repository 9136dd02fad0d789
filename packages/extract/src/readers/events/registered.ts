import { inLines } from '../../text/in-lines.ts';

/**
 * "Your registration (DM27-061) as a delegate", "Inscription n° 57" over "Assemblée générale": a paper of a meeting, a lecture or a course, to which
 * somebody is registered. Not one of the room or the car that a congress has taken for them.
 * @param text made plain
 */
export const isRegistered = (text: string): boolean =>
  registered.test(text) && (gatherings.test(text) || registered.exec(text)?.[1] !== undefined) && !ofElse.test(text);

const registered = inLines()`
  \b(?:
    (your (?:registration|attendance|participation)|votre (?:inscription|participation)|inscription (?:n°|no\b)|you(?:'re| are) (?:now )?registered|for registering|vous etes (?:bien )?inscrite?)
    |registrations?|inscriptions?|inscrite?s?|registered|delegates?|tickets?|billets?|places? (?:is|are|has been|for)|places?
  )\b
`;
/** "Meeting" alone is also what one travels for. */
const gatherings = inLines()`
  \b(?:
    lectures?|talks?|(?:annual|general|members'?|delegates'?|board|public|autumn|spring|summer|winter) (?:general )?meeting|agm|assembly
    |seminars?|symposium|congress|conferences?|colloqu(?:y|ium)|webinars?|masterclass|training|course|summit|forum|convention|gala|recital|retreat
    |assemblee generale|assemblee|colloque|congres|seminaires?|formations?|stages?|journee d'(?:etude|etudes|information)|table ronde|reunion|causerie|webinaire
  )\b
`;
/** To what one is registered, for patterns over text made plain. */
export const gathering = gatherings.source;
const ofElse =
  /\b(?:transfers?|transferts?|taxi|driver|chauffeur|navette|shuttle|rentals?|location|chambres?|nights?|nuits?|nuitees?|sejour|your stay|lodging|hebergement|train|flights?|vols?|ferry|traversee)\b/;
