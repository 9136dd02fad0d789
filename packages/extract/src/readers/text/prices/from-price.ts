const money = 'eur|gbp|chf|usd|cad|aud|nzd|nok|sek|dkk|isk|pln|czk|zar|inr|jpy|sgd|hkd|mad|tnd|kr';

/** "From £119", "dès 34,99 €", "ab EUR 9": what anybody may buy costs at least so much. For patterns over text made plain. */
export const from = String.raw`\b(?:from|des|a partir de|ab) ?(?:(?:[£€$]|(?:${money}) ) ?\d[\d.,]*|\d[\d.,]* ?(?:€|£|${money}))`;
export const fromPrice = new RegExp(from);
