/** A line that begins with what it books: "Hotel: …", "Your rental car", "Transfert". For text made plain. */
export const namesTopic =
  /^(?:[^a-z0-9]{0,4})(?:your |votre |ihr )?(?:(?:rental |hire )?car(?: hire| rental)?|voiture|location(?: de (?:voiture|vehicule))?|mietwagen|taxi|cab|transfers?|transferts?|chauffeur|shuttle|navette|hotel|hebergement|accommodation|stay|sejour)\b/;
