import { inLines } from '../../../text/in-lines.ts';

/** What stands where a place does and is none: how one travels, where one sits, words of the table and of the sentence. */
export const notPlace = inLines('iu')`
  ^(?:
    (?:les?|las?|the|du|des|am|den|dem|il|el|los|de|on|at|um|au)$
    |(?:by|par|per|mit|en) (?:the )?(?:
      air|sea|rail|road|land|train|car|coach|bus|boat|ferry|plane|avion|mer|route|fer|bateau|voiture
    )$
    |air$|avion$|tgv inoui|inoui|ouigo|intercit[ée]s|frecciarossa|frecciargento|railjet|nightjet|flixbus
    |plane$|(?:new|old|neu|alt|ancien|nouveau|nouvel)$|bateau$|auto$|hotel$|rail$|cabine?s?|kabine|cabina
    |couchette|car(?: \d{1,2})?$|taxi$|transfer$|ferry$|non-?stop|direct|confirmed|confirm[ée]e?|[ée]conom\w*
    |economy|business|premium|adult\w*|passengers?|class\w*|seat|coach|voit\w*|wagen|wg|trains?|flights?|vols?
    |transports?|hours?|ore|klo|godz|uur|local|booking|reservation|r[ée]servation|status|date|platform|gleis
    |gl|bin(?=\.? ?\d)|binario|voie|v[aá]g[aá]ny|sp[aå]r|spor|n[aá]st|peron|perron|kolej|raide|laituri
    |and[eé]n|steig|duration|dur[ée]e|total|price|prix|terminal|gate|(?:à l['’])?aller|retour|outbound|outward
    |onward|return|inbound|inclus\w*|included|operated|from|to|and|et|departure|arrival|d[ée]part|arriv[ée]e
    |today|tomorrow|standard|flex\w*|berth|couchette|roomette|si[eè]ge|sitz(?:platz)?|platz|fenster
    |gang(?:platz)?|ruhezone|handyzone|finestrino|corridoio|ventana|ventanilla|pasillo|couloir|fen[êe]tre
    |window|aisle|raam|gangpad|posto|asiento|first|second|1re|2de|2nd|1st|monday|please|thank|cher|dear
    |bonjour|hello|fare|tarif|meal|baggage|bagages?|via|stop\w*|change\w*|h|uhr|lt|utc|gmt|eta|etd|ok|no\.?$|m
    |mr|mrs|ms|mme|am|pm|the|your|votre|vos|service|number|ref\w*|[ée]tapes?
    |(?:routes?|trips?|journeys?|crossings?|sailings?|trajets?|travers[ée]es?|fahrt|reise|viaggio|viaje) ?(?:n° ?|no\.? ?)?\d{1,2}
    |leg|segment|line|ligne|item|page|part|option|vol|days?|jours?|heures?|time|hk\d|ss\d
    |(?:van|car|bike|minibus|vehicle) (?:hire|rental)|rentals?|overnight|unit base|vouchers?|bons? d|meetings?
    |r[ée]unions?|dinner|lunch|d[îi]ner|d[ée]jeuner|accommodation|h[ée]bergement
  )(?![\p{L}\p{N}])
`;
