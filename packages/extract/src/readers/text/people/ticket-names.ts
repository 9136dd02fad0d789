import type { Person } from '../../../booking.ts';
import { inLines } from '../../../text/in-lines.ts';
import { readName } from '../../../text/names.ts';
import type { Found } from '../found.ts';
import { placeIn } from '../journeys/printed-place.ts';
import type { Passage } from '../passages/passages.ts';

/** "1.1KONQUI/KATIE MS", and a line that is only "DOE/JOHN MR". */
export function gdsNames(passages: readonly Passage[]): Found<Person>[] {
  const tickets = new Set(passages.filter((p) => ticketNumber.test(p.text)).map((p) => p.row));
  const speaksFrench = passages.some((p) => p.text.length < 200 && frenchTicket.test(p.shape));
  return passages.flatMap((p) => {
    const [, family, given] = fared.exec(p.text) ?? [];
    const whole = family && given ? readName(`${given} ${family}`) : null;
    if (whole) return [{ value: { name: whole }, at: p.at, text: p.text }];
    if (p.text.length > 200 || !p.text.includes('/')) return [];
    const listed = [...p.text.matchAll(listedName)].map((m) => m[1] ?? '');
    const said = p.text.trim().replace(wordForName, '').replace(behindName, '');
    const isTitled = lastTitle.test(said);
    // "Passenger name HARGREAVES/OWEN PATRICK MR" is not alone
    const isAlone = loneName.test(said) && readName(said) !== null;
    const alone = isAlone && (isTitled || tickets.has(p.row)) ? [said] : [];
    const titled =
      listed.length + alone.length > 0
        ? []
        : [...p.text.matchAll(titledName)].map(([one]) => one.replace(wordForName, ''));
    return [...listed, ...alone, ...titled].flatMap((printed) => {
      // a French ticket's "M" is no second first name
      const name = readName(speaksFrench ? printed.replace(/ M$/, '') : printed);
      return name ? [{ value: { name }, at: p.at, text: p.text }] : [];
    });
  });
}

/** "WHITLOCK, JANELLE Adult": the family first, and at which fare. */
const fared =
  /^(\p{Lu}{2}[\p{Lu}'’ -]{0,30}), (\p{Lu}{2}[\p{Lu}'’ -]{0,30}) \(?(?:Adult|ADULT|Adulte|Child|CHILD|Enfant|Senior|SENIOR|Youth|Infant)\)?$/u;

/** "Synnøve Bakkehaug, Voksen. Billettnummer: 328 …", "Jan Vos (volwassene)": at which fare somebody goes, behind the name. */
export function namesWithFares(passages: readonly Passage[]): Found<Person>[] {
  return passages.flatMap((p) => {
    const said = p.former || p.text.length > 160 ? undefined : nameThenFare.exec(p.text)?.[1];
    const name = said ? readName(said) : null;
    // "Oslo Lufthavn, voksen"
    const isPlace = name !== null && placeIn(name, { labelled: false, timed: false }) !== null;
    return name && !isPlace ? [{ value: { name }, at: p.at, text: p.text }] : [];
  });
}

const nameThenFare = inLines('u')`
  ^(?:\d{1,2}[.)]? )?(\p{Lu}[\p{L}'’. -]{3,50})(?:, | \()(?:
    [Aa]dult[eaio]?|[Vv]oksen|[Vv]uxen|[Aa]ikuinen|[Ee]rwachsene[rn]?|[Vv]olwassene|[Dd]ospěl[ýá]|[Dd]orosł[ya]|[Ff]elnőtt
    |[Cc]hild|[Bb]arn|[Ee]nfant|[Ll]apsi|[Kk]ind|[Nn]iñ[oa]|[Cc]riança|[Bb]ambin[oa]|[Yy]outh|[Ss]enior|[Ii]nfant
  )(?=[).,;]|$| [–—|·-])
`;

/** "HOARAU/JEAN-PHILIPPE M" beside "Billet 760 2438115520", "DOE/JOHN MR" alone. */
const loneName =
  /^\p{Lu}[\p{Lu}' -]{1,30}\/ ?\p{Lu}[\p{Lu}' -]{1,40}$|^\p{Lu}[\p{L}' -]{1,30}\/ ?\p{Lu}[\p{L} ]{0,30} (?:MR|MRS|MS|MISS|DR|MSTR)$/iu;
/** "NAME HOLLINS/STEPHEN MR": in a system's capitals one blank parts the label from the name. */
const wordForName = /^(?:NAME|NOM|PAX|PASSENGER|PASSAGER|TRAVELL?ER|VOYAGEUR|GUEST)S? (?=\p{Lu})/u;
const lastTitle = / (?:MR|MRS|MS|MISS|DR|MSTR|MME|MLLE)$/i;
/** "(CHD) 923-2201874412", "ADT ETKT 125 5500417732", "(née le 07/02/1988)": what a ticket prints behind the name. */
const behindName =
  /(?: *[|:–—-])? *(?:\((?:ADT|CHD|INF|YTH|ADULTE?|CHILD|ENFANT|INFANT|B[EÉ]B[EÉ])[^()]{0,20}\))?(?:(?: *[|:–—-])? *(?:E?-?TKT|ETKT|E-?TICKETS?|TICKETS?|BILLETS?)?(?: ?(?:NO\.?|N°|NR\.?|NUMBER))? ?:? ?\d{3}[ -]?\d{10}(?:[/-]\d{1,3})?)?$/i;
/** "E-ticket 125-2217004312 · MOREAU/ANNE MRS": nobody but a passenger is written so. */
const titledName =
  /(?<![\p{L}/])(?!(?:[A-Z'-]+ ){0,2}(?:FOR|FUER|FÜR|POUR|PARA|PER|VOOR|DLA|PRO) )[A-Z][A-Z'-]{1,29}(?: [A-Z'-]{2,20}){0,2}\/ ?[A-Z][A-Z'-]*(?: [A-Z'-]+){0,2} (?:MRS|MR|MS|MISS|MSTR|MME|MLLE)(?![\p{L}\p{N}])/gu;
const ticketNumber = /(?<!\d)\d{3}[ -]?\d{10}(?!\d)/;
const frenchTicket = /\/ ?[a-z' -]+ (?:mme|mlle)$|\b(?:billet|passager|passagere|voyageur|vol)s?\b/;

/** "1.1DE SOUZA/INES MARIA MS", "1.1OKORO/DEVIN R MR": a second first name only where the name's end is printed. */
const listedName =
  /\b\d\.(?:\d ?)?([A-Z]{2,30}(?:[ '-][A-Z]{2,30}){0,3}\/[A-Z]{1,30}(?:-[A-Z]{1,30})?(?:(?: [A-Z]{1,30}){0,2} (?:MRS|MR|MS|MISS|MSTR|DR)|(?: [A-Z]{2,30})(?= {2}| ?$))?)(?![A-Z])/g;
