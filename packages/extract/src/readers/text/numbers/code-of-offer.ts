/** "Profitez de 10 % avec" over "le code BULLE10": what makes the next one cheaper. */
const withCode = /(?:\b(?:avec|with|using|promo\w*|discount) (?:(?:le|the|our) )?|^le )code:? $/;

/** "Cercanías gratis con el código C4KQ7", "20 % Rabatt auf Mietwagen mit dem Code 7KQ2ZT": something that comes with the booking. */
const givenWith =
  /(?:\b(?:free|gratis|gratuit\w{0,2}|kostenlos\w{0,2}|kostenfrei\w{0,2}|rabatt\w{0,2}|descuentos?|descontos?|desconto|discount|rabais|reduction|remise|sconti?|korting|rabat|znizk\w|reduccion|regalo|omaggio|cadeau|gift)\b|\d ?%)[^.!?;]{0,60}? (?:con|com|col|with|avec|mit|met|med|z|using) (?:\p{L}{1,5} ){0,2}(?:code|codigo|codice|kod|kode|koden|kodem|coupon|cupon\w*|voucher|gutschein\w*)(?: \p{L}{2,12})? ?:? ?$/u;

/** Whether what stands before a code says that it makes something else free or cheaper. @param before plain */
export const isOfOffer = (before: string): boolean => withCode.test(before) || givenWith.test(before.slice(-120));
