import { codeOfCurrency } from '../text/currencies.ts';
import { plain } from '../text/plain.ts';

/**
 * "Start Date", "PRESTATIONS", "Annulation gratuite jusqu’au": nothing but words with which papers of any company call their
 * own parts. Whatever such words stand for, they name nobody and no place. Words that towns are called too ("Tours", "Nice",
 * "Reading", "Tarifa") are not among them, nor those of which places and houses make their names ("Central Station", "Grand Hotel").
 */
export function isOfTrade(name: string): boolean {
  const words = plain(name).match(/[\p{L}\d]+/gu) ?? [];
  if (words.length === 0 || words.length > 9) return false;
  return words.some((word) => trade.has(word)) && words.every((word) => trade.has(word) || isBeside(word));
}

/** What stands between such words: articles, prepositions, a letter or a figure, an amount's currency. */
const isBeside = (word: string): boolean =>
  links.has(word) || /^(?:\p{L}|\d{1,3}x?)$/u.test(word) || codeOfCurrency(word.toUpperCase()) !== undefined;

const setOf = (words: string) => new Set(words.trim().split(/\s+/));

const links = setOf(`
  of for the and or to from by at in on with per your our my their its an no not as is are
  de du des la le les et ou au aux en par pour avec sans un une votre vos notre nos ce cette sur dans jusqu
  der die das dem den und oder mit fur zum zur von ihr ihre unser bei bis im am ein eine
  el los las y con sin del para su sus por una al
  il lo gli i e di da del della con senza per suo sua
  het een van voor met uw onze bij tot
  o os as do dos das com sem seu sua um uma no na
`);

const trade = setOf(`
  service services detail details information info booking bookings reservation reservations confirmation confirmed itinerary
  summary overview total totale price prices pricing fare fares total subtotal amount payment payments paid unpaid due balance deposit date
  dates start ends begin begins time times duration period status number numbers reference references code order voucher
  vouchers ticket tickets receipt invoice document documents attachment attachments passenger passengers traveller travellers
  traveler travelers driver drivers name names contact customer customers vehicle vehicles insurance coverage included includes
  inclusive excluded inclusions terms conditions policy cancellation cancelled canceled free refund refundable nonrefundable
  changes amendment amendments notes remarks important description product products item items quantity qty unit rates taxes vat
  class economy business waitlisted waitlist baggage luggage allowance seat seats meal meals category option options extra extras
  supplement schedule timetable departure departures arrival arrivals pickup dropoff outward outbound inbound journey trip travel
  flight flights transfer transfers valid validity issued printed until
  prestation prestations confirmee confirme itineraire recapitulatif prix tarif tarifs montant paiement paye payee reglement
  acompte solde debut fin heure heures duree periode statut etat numero dossier commande billet billets recu facture annexe piece
  jointe passager passagers voyageur voyageurs client clients conducteur conducteurs nom noms prenom prenoms vehicule vehicules
  assurance assurances inclus incluse incluses comprend compris comprises generales politique annulation annule annulee gratuite
  gratuit gratuitement remboursement remboursable modification modifications remarque remarques informations utiles pratiques
  designation libelle produit produits quantite qte unitaire taux taxe tva ttc ht classe economique affaires bagage bagages siege
  sieges repas categorie horaire horaires arrivee arrivees trajet voyage transfert transferts hebergement nuitee nuitees
  leistung leistungen buchung reservierung bestaetigung bestatigung bestatigt bestaetigt preis preise preisubersicht
  preisuebersicht gesamtpreis summe betrag zahlung bezahlt datum beginn uhrzeit stunden std dauer zeitraum nummer referenz
  gutschein fahrkarte rechnung anhang reisende reisender fahrgast passagier fahrer kunde fahrzeug versicherung inklusive
  bedingungen stornierung kostenlos hinweis hinweise wichtig beschreibung menge klasse gepack sitzplatz abfahrt ankunft hinfahrt
  ruckfahrt hinflug ruckflug bstg bahnsteig gleis
  servicio servicios reserva reservas confirmacion confirmada confirmado itinerario resumen precio precios importe pagado
  fecha fechas inicio duracion estado referencia localizador codigo billetes factura pasajero pasajeros viajero viajeros conductor
  nombre vehiculo incluido condiciones cancelacion observaciones descripcion cantidad equipaje asiento salida llegada viaje
  vuelo
  servizio servizi prenotazione conferma confermata riepilogo prezzo prezzi importo pagamento inizio orario durata riferimento
  codice biglietto fattura passeggero passeggeri viaggiatore conducente veicolo assicurazione incluso condizioni
  cancellazione descrizione quantita bagaglio carrozza tariffa partenza arrivo viaggio volo
  boeking reservering bevestiging bevestigd prijs totaal bedrag betaling einde duur factuur reiziger klant bestuurder naam voertuig
  verzekering inbegrepen voorwaarden annulering opmerking belangrijk omschrijving aantal bagage zitplaats vertrek aankomst
  heenreis terugreis vlucht
  confirmacao resumo preco valor pagamento duracao numero bilhete fatura passageiro viajante condutor veiculo incluido condicoes
  cancelamento observacoes descricao quantidade bagagem assento partida chegada viagem voo
  electronique electronic elektronisch elektronische electronico electronica elettronico elettronica eletronico eletronica
  pdf plus datei fichier piece bon bons cabin cabins cabine cabines discounts remise remises rabatt location lieu handgepack
`);
