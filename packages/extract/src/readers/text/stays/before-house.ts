import { inLines } from '../../../text/in-lines.ts';

/**
 * A name without the words of its line that lead to it: "Expected at The Greyfriars Lantern", "Nuitée à l'Hôtel du Parc",
 * "HOTEL Hotel Am Alten Kran". "The Inn at Dromoland" and "Hotel Station" keep theirs.
 */
export function withoutLead(name: string): string {
  return name
    .replace(clock, '')
    .replace(subjectLead, '')
    .replace(whoHas, '')
    .replace(inTown, '')
    .replace(whoSigns, '')
    .replace(deedLead, '')
    .replace(nightLead, '')
    .replace(toldLead, beforeName)
    .replace(toldLeadFrench, beforeName)
    .replace(wayThere, '')
    .replace(wordOfSection, '')
    .replace(whatIsOrdered, '')
    .replace(kindBeforeKind, '');
}

/** What leads to a name goes, and nothing where its words go on in small letters, which these patterns take for capitals. */
const beforeName = (lead: string, ...rest: unknown[]): string =>
  /^(?:(?:the|le|la|les) )?\p{Lu}/u.test(String(rest.at(-1)).slice(lead.length)) ? '' : lead;

/** "Check-in opens at Tamar Ridge House", "Remise des clés à la Résidence Parata": what is done there, in small letters as far as where. */
const deedLead = inLines('u')`
  ^(?:
    Check(?:ing)?[ -]?in|Arrival|Overnight|Stay(?:ing)?|Nights?|Rooms?|Keys?|Settle|Arriv[ée]e|Installation|Accueil
    |Nuit(?:[ée]e)?s?|Chambres?|Cl[ée]s|Remise|Prise|Mise
  ) (?:(?:(?!and |et )[\p{Ll}'’]+|\d{1,2}(?:[:.h]\d{0,2})?) ){1,5}(?:à l['’]|(?:au|aux|à|chez|at|in|into|with) )
  (?:(?:la|the) (?=\p{Lu}))?(?=\p{Lu})
`;

/** "Tonight and tomorrow at Ryokan Mizuho", "Ces deux nuits à la Maison Velours", "Heute Nacht im Gasthof Rabe": which night, and in small letters as far as where. */
const nightLead = inLines('u')`
  ^(?:
    Tonight|Tomorrow|Again|(?:Both|All|These|The|Our|Your|First|Second|Last|Next|Final)(?: \p{Ll}+){0,2} nights?
    |Ce soir|Demain(?: soir)?|(?:Cette|Premi[èe]re|Derni[èe]re|Seconde) nuit|(?:Ces|Les|Toutes)(?: \p{Ll}+){1,2} nuits
    |(?:Heute|Morgen)(?: Nacht)?|Stanotte|Stasera|Esta noche
  )(?: \p{Ll}[\p{Ll}'’]*){0,4}[ ]
  (?:(?:at|in|with|à la|à|aux?|chez|im|in der|al|alla|en|en el) |à l['’]|all['’])(?:the )?(?=\p{Lu})
`;

/** "19.00 Check in at The Mill House" in a programme. */
const clock = /^\d{1,2} ?[.:h] ?\d{2}(?: ?(?:hrs|h|[ap]m))?[ :,–—-]+(?=\p{Lu}\p{Ll})/u;

/** "Il logera à l’Hotel Kastelhaven", "She will be put up at The Linden Inn": whoever it is of, in small letters as far as where. */
const subjectLead =
  /^(?:Il|Elle|Ils|Elles|On|Nous|Vous|Tu|He|She|They|You|We|Both) (?:[\p{Ll}'’]+ ){1,5}(?:à l['’]|(?:au|aux|à|chez|dans|at|in|into|with) )(?:(?:la|the) (?=\p{Lu}))?(?=\p{Lu})/u;

/** "you have the Porthmellon Barn", "nous vous gardons le Moulin Bleu": whoever has it, in small letters as far as its name. */
const whoHas =
  /^(?:[Yy]ou|[Ww]e|[Tt]hey|[Ss]?[Hh]e|[Vv]ous|[Nn]ous|[Oo]n|[Ii]ls?|[Ee]lles?)(?: [\p{Ll}'’]+){1,5} (?:(?:the|la|le|les) |l['’])?(?=\p{Lu})/u;

/** "L'équipe de l'Hôtel du Bastion", "The team at Tamar Ridge House": who signs, over the address; "L'équipe du Castel Cyrnos" may leave out what it is. */
const whoSigns = inLines('u')`
  ^(?:(?:[Tt]oute )?[Ll]['’]équipe|[Vv]otre équipe|(?:[Tt]he|[Yy]our) (?:whole )?[Tt]eam|[Dd]as Team)[ ]
  (?:de l['’]|du |de la |d['’]|de |at |of |from |vom |des )(?:the |la |le )?
  (?=
    (?:H[ôo]tel|Auberge|Pension|R[ée]sidence|Maison|Villa|Chalet|G[îi]te|Domaine|Manoir|Ch[âa]teau|Mas|Riad|Relais|Gasthof|Gasthaus)[ ]
    |\p{Lu}.*[ ](?:Hotel|Inn|House|Lodge|Hostel|Suites|Rooms|Residence|Cottage)$
  )
`;

/** "In Bergamo the Locanda Sant'Agata", "À Lyon, l'Hôtel des Traboules": the town is said first. */
const inTown =
  /^(?:In|At|À|A|En) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2},? (?:(?:you (?:have|are at) |vous (?:avez|êtes à) )?(?:the|le|la|les|il|el|das|der|die) |l['’])(?=\p{Lu})/u;

/** What somebody does or what is done for them, in a word or two, and where. */
const toldLead = inLines('iu')`
  ^(?:
    (?:check[ -]?in|overnight|stay)(?: (?:at|in|to))?
    |(?:(?:you|we|they|all|both|team)(?: are)? )?(?:
      expected|booked(?: in)?|received|housed|accommodated|lodged|staying(?: over)?|sleeping|arriving|checking in|settling in
      |(?:(?:one|two|three|\d) )?nights?|(?:one|two|three|\d) rooms?|accommodation|lodging|quarters
    ) (?:at|in|with)
  ) (?=(?:the )?\p{Lu})
`;

const toldLeadFrench =
  /^(?:attendue?s?|re[çc]ue?s?|log[ée]e?s?|h[ée]berg[ée]e?s?|install[ée]e?s?|install(?:ation)|accueil|arriv[ée]e|descente|coucher|(?:une |deux |trois |\d )?nuit(?:[ée]e)?s?|[ée]tape|s[ée]jour|h[ée]bergement|logement) (?:(?:à|a) l['’]|au |aux |à la |à |chez )(?=(?:le |la |les )?\p{Lu})/iu;

/** "Walk or take tram 11 to the Hotell Skeppsbron", "Prenez le tram 3 jusqu’à l’Hôtel du Quai": how one comes there, in small letters as far as where. */
const wayThere = inLines('u')`
  ^(?:
    \p{Lu}\p{Ll}+(?:,? (?:\p{Ll}[\p{L}'’-]*|\d{1,3}))+ (?:to|into|as far as)(?: the)?[ ]
    |(?:
      Transferts?|Trajet|Route|Marche(?:z|r)?|Taxi|Navette|Bus|Tram(?:way)?|M[ée]tro|Retour|Prenez|Prendre|Rejoignez|Rejoindre
      |Gagnez|Continuation|Installation|À pied|En (?:taxi|bus|tram|m[ée]tro)
    )(?: (?:\p{Ll}[\p{L}'’-]*|\d{1,3}))*
    (?: (?:à|jusqu['’]à) (?:la |l['’])?| (?:jusqu['’])?aux? | chez | vers (?:le |la |l['’])?| l['’])
  )(?=\p{Lu})
`;

/** "Hotel  Harborlight Hotel Boston", "HOTEL The Fenchurch Wren": the word of the section in front of the name. */
const wordOfSection =
  /^(?:Hotel (?=.*\b(?:Hotel|Inn|Suites|Lodge|Resort)\b)|H[OÔ]TEL (?=(?:The|Le|La|Les) \p{Lu}\p{Ll}|.*\b(?:H[oô]tel|Inn|Suites|Lodge|Resort|Gasthof|Auberge|Pension)\b))/u;

/** "Hébergement Les Balisiers de Sainte-Luce", "Accommodation Kessock House": no house is called so. */
const whatIsOrdered =
  /^(?:H[ée]bergement|HEBERGEMENT|Logement|Nuit[ée]es?|Accommodation|ACCOMMODATION|Lodging|Unterkunft|Alojamiento|Alloggio) (?=\p{Lu}[\p{L}'’-]* (?:.* )?\p{Lu})/u;

/** "Hotel Gasthof Rheinsprung", "Hôtel Auberge du Lac" in a row that says what it is of: a house of a kind already. */
const kindBeforeKind =
  /^H[oô]tel (?=(?:Gasthof|Gasthaus|Landgasthof|Auberge|Riad|Locanda|Albergo|Hostal|Posada|Pousada|Guest ?[Hh]ouse) )/u;
