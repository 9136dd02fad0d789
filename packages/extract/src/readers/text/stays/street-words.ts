import { inLines } from '../../../text/in-lines.ts';

/** What streets are called by, in an address made plain. */
export const streetWord = inLines()`
  \b(?:
    rue|avenue|av|bd|boulevard|place|chemin|quai|allee|impasse|route|cours|square|passage|faubourg|esplanade
    |street|st|road|rd|lane|drive|way|court|wynd|close|row|walk|alley|mews|wharf|quay|yard|grove|embankment
    |terrace|parade|broadway|crescent|gardens|highway|blvd|ave|dr|pkwy|hwy|sq|stra(?:ss|ß)e|str|platz|weg
    |gasse|allee|ring|damm|ufer|zeile|calle|carrer|paseo|plaza|avenida|rua|largo|praca|via|viale|piazza
    |corso|laan|straat|plein|kade|gade|vej|gatan|vagen|ul|al|aleja|ulica|plac|rynek|ulice|namesti|trida|utca
    |korut|caddesi|sokak|travessa|alameda|estrada|ronda|rambla|avda|lungarno|vicolo|salita|contrada
    |fondamenta|calata|borgo|riva|promenade|venelle|montee|rond-point|sentier|hameau|voie|ruelle|chaussee
    |traverse|sente|carrefour|galerie|clos|digue|brae|hill|vennel|loan|circus|rise|villas|arcade|circle
    |plaza|pier|strand|causeway|pike|vale|heights|green|mall|trail|turnpike|expressway|gracht|singel|markt
    |steig|kai|kade|jalan|jl|lorong|soi|thanon|marg|salai|loop|waters|quayside|dockside|ropewalk|corniche
    |cove|parkway|strada|lungomare|dori|calzada|carretera|ctra|camino|autovia|travesia|glorieta|costanilla
    |cuesta|callejon|barrio|poligono|urbanizacion|jiron|sarani|chowk|derb|zankat|zanqat|zenkat|zenqa|zkak
    |jnane|nahj|iela|laukums|prospekts|bulvaris|gatve|prospektas|aikste|tanav|mnt|maantee|puiestee|poik
    |plats|plads|torv|torg|tori|brygge|stigur|braut|cesta|trg|obala|setaliste|bulevar|bulevard|bulevardul
    |calea|piata|nabrezi|rakpart|setany|fasor|leoforos|odos|plateia|bulvari|mahallesi
  )\b
  |(?:
    stra(?:ss|ß)e|gasse|platz|weg|straat|laan|gade|vej|gatan|gata|gaten|gate|veien|vagen|katu|utca|gracht
    |singel|markt|steig|ufer|damm|kai|kade|dijk|steeg|allee|promenade|ring|str\.|intie
  )(?: |$)
`;

/** "Kossuth Lajos utca 27.": in Hungary the dot is of the number. */
export const numberedWithDot =
  / (?:utca|u\.|út|útja|tér|tere|körút|krt\.|sétány|köz|sor|rakpart|fasor) \d{1,4}(?:[/-]\d{1,4})?\.$/u;
