// What goes there, whose it is, who is on it and where it stops: in the form of `plain()`, for the labels of journeys.

export const craft =
  '(?:flight|plane|aircraft|ship|boat|ferry|vessel|catamaran|hovercraft|train|coach|bus|crossing|sailing)';
export const navire = '(?:vol|avion|bateau|navire|ferry|traversier|catamaran|car-ferry|paquebot|train|autocar|car|bus)';
export const yours = "(?:(?:the|your|our|le|la|votre|notre|ce) |l')?";
export const whoGoes = "(?:you|we)(?:'re| are|'ll| will(?: be)?)?";
export const hall = '(?:airport|port|harbour|harbor|station|stop|city|town|terminal|quay|pier)';
export const quai = "(?:l')?(?:aeroport|port|gare|ville|terminal|quai|embarcadere|arret)";
